"""What `nemeton bench` measures: this engine interpreted and compiled, next to other libraries."""
