# Lessons: the coach at the table, and the page that leads there

coach-name = Brock
coach-role = your guide at this table
coach-step = Step { $step } of { $of }
coach-task = **Your turn.** { $task }
coach-waiting = { $name } plays …
coach-continue = Continue
coach-go = To the board
coach-unfold = Read it again
coach-show = Show me
coach-showing = Watch: { $label }
coach-skip = Skip
coach-back = One step back
coach-again = Try again
coach-keep = Keep it
coach-astray = That is legal: { $label }. This step is about something else.
coach-kept = You have left the path of the lesson; play on as you like.
coach-return = Back to the lesson
coach-done = Lesson done
coach-next = Next: { $title }
coach-to-learn = All lessons
coach-link = Copy a link to this step

learn-title = Learn by playing
learn-lead = Short lessons at a real table, with a guide beside you. Start anywhere: nothing is locked.
learn-count = { $of ->
    [one] { $done } of one lesson
   *[other] { $done } of { $of } lessons
}
learn-new = new for you
learn-minutes-left = { $minutes } min left
learn-minutes-all = { $minutes } min in all
learn-finished = all done
learn-minutes = { $minutes } min
learn-go = { $title }, { $minutes } min
learn-rules = Rules
learn-none = There are no lessons for this game yet.
learn-stone = Lesson { $number }: { $title }, { $minutes } min, { $state ->
    [done] done
    [next] next
   *[open] open
}
learn-card = { $minutes ->
    [one] Learn in one minute
   *[other] Learn in { $minutes } minutes
}
learn-card-more = Go on learning
learn-opening = The table is being laid …

puzzles-title = Puzzles
puzzles-lead = Positions from played games, in which one choice is best, and proved. Easy ones first.
puzzles-count = { $of ->
    [one] { $done } of one puzzle
   *[other] { $done } of { $of } puzzles
}
puzzles-none = There are no puzzles for this game yet.
puzzles-kind-win = Win from here: one choice wins by force, as the exact solver proves.
puzzles-kind-best = The best choice: the strongest bot, after a long look, sees it clearly ahead.
puzzles-grade = { $grade ->
    [1] Easy
    [2] Middling
   *[other] Hard
}
puzzles-next = Puzzle { $number }
puzzles-stone = Puzzle { $number }, { $grade ->
    [1] easy
    [2] middling
   *[other] hard
}, { $state ->
    [solved] solved
    [helped] solved with help
   *[open] open
}
puzzles-learn = Lessons
puzzle-done = Solved
puzzle-all = All puzzles
puzzle-link = Copy a link to this puzzle
puzzle-kept = You play on as you like; the puzzle is set aside.
puzzle-daily = Puzzle of the day
puzzle-daily-win = { $game }: one choice wins by force. Which?
puzzle-daily-best = { $game }: one choice is clearly best. Which?
puzzle-daily-solved = Solved. A new one tomorrow.
puzzle-solve = Solve it

figure-back = One step back
figure-lesson = Play this
sheets = Summary sheets
sheet-print = Print
glossary = Glossary

# Missed moments

missed-title = Missed moments
missed-note = Where something else was clearly better. Try each of them again before you read on: what was better is folded away below.
missed-chosen = Chosen then: { $what }
missed-try = Find better
missed-solved = Solved
missed-reveal = What would have been better?
missed-report = Back to the report
