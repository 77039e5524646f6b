# Before and during a first game: one card, then why one would do what is asked.

first =
    .want = Be **on top of more cells** than the other when a reserve is empty. Only tops count; what is covered does nothing.
    .ends = As soon as one of you has no token left; the other may still place one. Allow **twenty minutes**; the table is kept, you can come back.
    .moment-tree = **Trees grow** Each of your visible Trees gets one more Tree on it, by itself.
    .moment-token = **First token** Place one, and all it causes happens:
    .act-boar = push
    .act-fox = swap
    .act-raven = bring up
    .moment-token-2 = **Second token** Place another. Then it is the other’s turn.
    .watch-power = **Power**: your tokens beneath a top, plus your Deer beside it, less enemy Wolves on its diagonals. At 0 or less it can be covered.
    .watch-hand = What is **left in reserve**, yours and theirs: both have the same set.
    .threat-wolf = A Wolf two cells away on a diagonal may make your tall stack **weak enough to cover**.
    .threat-fire = A Tree beside a **Fire** burns, whoever owns either.

tip-place = Cover a weak enemy top, or make your own strong: two tokens on one cell already have power 1.
tip-last_place = A last token still changes who is on top; stay when it would only help the other.
tip-grow = Too few Trees are left: let it grow where the enemy could cover you.
tip-push = The pushed top lands on the next cell: push an enemy off what they hold, or your own onto what they hold.
tip-swap = Swapped tops act on their new cells: put yours where the enemy is strong.
tip-first = The first to act changes what the second one finds.
tip-lift = It comes to the top and acts: pick one that turns an enemy cell into yours.
