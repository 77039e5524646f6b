# What a choice would change.

gain-cells = { $own ->
    [1] You hold { $after ->
        [one] 1 cell
       *[other] { $after } cells
    } instead of { $before }.
   *[other] { $player } holds { $after ->
        [one] 1 cell
       *[other] { $after } cells
    } instead of { $before }.
}
loss-cells = { $own ->
    [1] You hold { $after ->
        [one] 1 cell
       *[other] { $after } cells
    } instead of { $before }.
   *[other] { $player } holds { $after ->
        [one] 1 cell
       *[other] { $after } cells
    } instead of { $before }.
}
gain-burns = { $count ->
    [one] A Tree of { $player } burns: { $cells }.
   *[other] { $count } Trees of { $player } burn: { $cells }.
}
loss-burns = { $count ->
    [one] A Tree of yours burns: { $cells }.
   *[other] { $count } Trees of yours burn: { $cells }.
}
gain-opened = You can cover { $cells } from now on.
loss-closed = You can no longer cover { $cells }.
loss-opened = Your rival can cover { $cells } from now on.
gain-closed = Your rival can no longer cover { $cells }.
next-pushed = { $own ->
    [1] Your { $token } goes
   *[other] { $owner }’s { $token } goes
} from { $origin } to { $destination }.
next-reserve = { $own ->
    [1] Your reserve is empty: your rival may place one last token, then cells are counted.
   *[other] The reserve of { $player } is empty: you may place one last token, then cells are counted.
}
