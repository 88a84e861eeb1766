import { dayColumn, quarterColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const planIn30Days: ClimbText = {
  code: 'plan-in-30-days',
  category: 'mind',
  language: 'en',
  color: 'indigo',
  icon: 'compass',
  name: 'From today to a life: planning in 30 days',
  description:
    'For people who get their days done and still wonder where the years go. In thirty days you walk through all seven horizons, from day to life, and connect them. You need fifteen minutes a day and a willingness to cross things out.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Finish what I planned on four days of this week',
      description:
        'The first week is only about days. Four of seven is a good score: somebody who finishes everything has planned too little. If you manage fewer, plan less, not faster.',
      label: 'Week 1: days',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Collect everything open on one board',
      description:
        'Paper notes, mail, the back of your head: one line each. Use a board with the lists “Must”, “Want” and “Maybe”, and decide by your first feeling. You will come back to it every week.',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Choose three goals for the day before noon',
      description:
        'One that must be done, one that moves something forward, one that is good for you. Write them as acts with an end: “Call the dentist”, not “Teeth”. In the evening tick what is done and leave the rest; deciding about it comes next week.',
      label: 'Days 2 to 6',
      column: dayColumn,
      periodIndex: 2,
      repeatCount: 5,
    },
    {
      name: 'Compare an hour I planned with the hour I had',
      description:
        'Put two goals on the hours of today with the length you expect. Write down beside each how long it really took. Most people need half as long again; use your own number from now on.',
      notes: 'Expected:\nReally:',
      label: 'Day 4',
      column: dayColumn,
      periodIndex: 4,
    },
    {
      name: 'Read the week backwards, from Sunday to Monday',
      description:
        'Look only at what is done and say for each day in three words what it was like. Mark the day you would like to have again. What did you do before noon on that day?',
      label: 'Day 7',
      column: dayColumn,
      periodIndex: 7,
    },
    {
      name: 'Reach two of the three goals of this week',
      description:
        'A week is long enough for a result and short enough to see its end. Write three results on Monday and touch each of them by Wednesday. A result that is untouched by then rarely gets done on Friday.',
      label: 'Week 2: weeks',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Write three results for the week, each with a first step',
      description:
        'For each result, add one subgoal that fits into an hour, and give it a day. Spread the three first steps over Monday to Wednesday.',
      label: 'Day 8',
      column: dayColumn,
      periodIndex: 8,
    },
    {
      name: 'Clear the edge before choosing the goals of the day',
      description:
        'Take what waits there one by one: today, this week, or let go. Two minutes, no rereading. If the same goal waits a third time, make it smaller or let it go.',
      label: 'Days 9 to 14',
      column: dayColumn,
      periodIndex: 9,
      repeatCount: 6,
    },
    {
      name: 'Keep one evening of the week free on purpose',
      description:
        'Choose it, write it into the week as a goal, and defend it once. A plan without empty space is a wish.',
      label: 'Day 11',
      column: dayColumn,
      periodIndex: 11,
    },
    {
      name: 'Take twenty minutes for something I have put off twice',
      description:
        'On three days in a row: set a timer, begin with the ugliest part, and stop when it rings even if you could go on. Beginning was the hard part; note what you were afraid of.',
      label: 'Days 15 to 17',
      column: dayColumn,
      periodIndex: 15,
      repeatCount: 3,
    },
    {
      name: 'Let most goals of this week serve a goal of the month',
      description:
        'This week connects the short horizons with the longer ones. A goal without a parent is allowed, but it has to say so: some things simply have to be done. Aim for more than half.',
      label: 'Week 3: months and quarters',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Write up to three goals for the month',
      description:
        'Ask for each: how will I know on the last day? If you cannot say it, it is a direction, not a goal; give it a number, a date or a finished thing. Then hang the goals of this week below them.',
      label: 'Day 16',
      column: dayColumn,
      periodIndex: 16,
    },
    {
      name: 'Choose what this quarter is for',
      description:
        'Three months are enough to learn, build or repair one large thing beside everyday life. Write one goal for the quarter, at most two. Say also what you will not do until then, so that it may wait in peace.',
      notes: 'This quarter is for:\nUntil then I leave alone:',
      label: 'Day 18',
      column: dayColumn,
      periodIndex: 18,
    },
    {
      name: 'Follow one goal of today up the ladder',
      description:
        'Select it and open the ladder: what does it serve, and what does that serve? If the chain breaks after one step, either the goal is a chore or a longer goal is missing. Write the missing one.',
      label: 'Day 20',
      column: dayColumn,
      periodIndex: 20,
    },
    {
      name: 'Review the week and empty the board list “Must”',
      description:
        'Everything under “Must” gets a week, or moves to “Want”, or goes. A duty without a date only weighs on you. Half an hour, with something good to drink.',
      label: 'Day 21',
      column: dayColumn,
      periodIndex: 21,
    },
    {
      name: 'Do one thing this week for a goal that is years away',
      description:
        'An hour is enough: the first lesson, the first call, the first fifty in the bank. Long goals rarely fail because they are too large; they fail because no week has ever heard of them.',
      label: 'Week 4: years and life',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Write a letter from myself in ten years',
      description:
        'Half a page, in the present tense: where do you live, who is at the table, what do you know that you do not know today? Nobody reads it. Underline two sentences that surprise you.',
      notes: 'Dear me, it is ten years later. I …',
      label: 'Day 22',
      column: dayColumn,
      periodIndex: 22,
    },
    {
      name: 'Write down three to five goals for my life',
      description:
        'Not achievements for a gravestone but things you would miss if they never happened: seeing, learning, giving, building, being with somebody. They may change. Take one of your underlined sentences as the first.',
      label: 'Day 23',
      column: dayColumn,
      periodIndex: 23,
    },
    {
      name: 'Choose one goal for this decade and one for this year',
      description:
        'Go down the ladder from a life goal: what would have to be true at the end of the decade, and what at the end of the year? Stop at the first goal that frightens you a little and still seems possible.',
      label: 'Day 24',
      column: dayColumn,
      periodIndex: 24,
    },
    {
      name: 'Tell one person about one of these goals',
      description:
        'Choose somebody who asks questions rather than applauds. If you plan with others, put a goal that you share into a space and agree who does the next step.',
      label: 'Day 26',
      column: dayColumn,
      periodIndex: 26,
    },
    {
      name: 'Review the week, then the month',
      description:
        'First the three questions of the week, then three of the month: what grew, what shrank, what have I learned about my days? Move month goals that still matter; do not carry all of them.',
      notes: 'What grew?\nWhat shrank?\nWhat have I learned about my days?',
      label: 'Day 28',
      column: dayColumn,
      periodIndex: 28,
    },
    {
      name: 'Set the rhythm that stays',
      description:
        'Four repeating goals hold everything up: ten minutes a day, half an hour a week, an hour a month, an evening a quarter. Create them now, at times that you can keep on a bad day too. Tear up any rule of these thirty days that never suited you.',
      notes:
        '[ ] Day: ten minutes, at\n[ ] Week: half an hour, on\n[ ] Month: an hour, on\n[ ] Quarter: an evening, on',
      label: 'Day 30',
      column: dayColumn,
      periodIndex: 30,
    },
    {
      name: 'Reach one goal that I can follow from a day up to my life',
      description:
        'One is enough: a day that serves a week, a week that serves a month, and so on to the top. When it is done, look at the ladder once more.',
      label: 'The summit',
      column: quarterColumn,
      periodIndex: 1,
    },
  ],
};
