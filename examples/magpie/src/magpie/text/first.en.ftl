# Before and during a first game: one card, then why one would do what is asked.

first =
    .want = Have the **richest nest** when somebody reaches the goal: a button is worth 1, a bead 2, a spoon 3.
    .ends = After the round in which a nest reaches the goal, or when nothing is left to take. Count **ten minutes**.
    .moment-hand = **A trinket** Draw one; only you see it.
    .moment-token = **One deed** Choose one of three:
    .act-boot = fetch
    .act-bag = stash
    .act-hands = steal
    .moment-moon = **The end** Peek for a feather if you like, then end your turn.
    .watch-cards = What others **hold**: the fuller the claws, the better a theft.
    .watch-crown = The richest nest, and how far it is from the goal.
    .threat-hands = A thief who is **hooted at** flees, and the turn is lost: whoever holds an owl feather is safe.

tip-action = Fetching is quick but blind; stashing is sure; stealing pays where claws are full.
tip-end = A feather spent now shows what lies in the clearing for your next turn.
tip-hoot = An owl feather is worth nothing in a nest: hoot, and the thief goes empty.
