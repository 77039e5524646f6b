#!/bin/sh
# tools/timed.sh WHAT COMMAND: says what is being done, does it, and says how long it took.
began=$(date +%s)
echo "nemeton: $1 …"
sh -c "$2" || exit
echo "nemeton: $1: $(($(date +%s) - began)) s"
