/** What may be done at any time of one's turn. */
export const FREE = ['bless', 'buy', 'convert'];
