import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const planIn12Days: ClimbText = {
  code: 'plan-in-12-days',
  category: 'mind',
  language: 'en',
  color: 'blue',
  icon: 'calendar',
  name: 'Plan your days in 12 days',
  description:
    'For anyone whose lists grow faster than they shrink. Ten minutes a day for twelve days, and you have a day, a week and a month that fit together. It does not give you more hours; it helps you choose what they are for.',
  inOrder: true,
  suggestedStart: 1,
  steps: [
    {
      name: 'Write down everything that is on my mind',
      description:
        'Set a timer for ten minutes and write one line for each thing, large or small, in any order. Put the lines on a board list called “All of it”, so that no day is full before you have chosen. Do not sort yet.',
      notes:
        'Where to look when nothing comes:\n[ ] Mail I have not answered\n[ ] Things that need repair\n[ ] People who wait for me\n[ ] Something I look forward to',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Choose three goals for today, and only three',
      description:
        'Take them from your list and move them to today. At least one should make you a little proud this evening. If a fourth thing turns up, it may come in when one of the three is done.',
      label: 'Day 2',
      column: dayColumn,
      periodIndex: 2,
    },
    {
      name: 'Give the hardest goal of the day an hour of its own',
      description:
        'Open the hours of today and put the goal where your head is clearest, for most people in the morning. Leave an empty half hour after it, because hard things run late. Nothing else needs a time yet.',
      label: 'Day 3',
      column: dayColumn,
      periodIndex: 3,
    },
    {
      name: 'Write two or three goals for this week',
      description:
        'A week goal is a result, not an appointment: “The tax papers are sent” rather than “Work on tax”. Ask what would make this a good week if everything else went wrong. Two are enough in a week that is already half over.',
      label: 'Day 4',
      column: dayColumn,
      periodIndex: 4,
    },
    {
      name: 'Make a goal of today serve a goal of the week',
      description:
        'Pick one week goal and ask for its next step that fits into an hour. Add that step below it as a subgoal and plan it for today. From now on you see in the row why the step matters.',
      label: 'Day 5',
      column: dayColumn,
      periodIndex: 5,
    },
    {
      name: 'Decide about every goal that waits at the edge',
      description:
        'Goals whose day has passed wait at the edge on your Home page. Each gets one of three answers: today, this week, or let go. Letting go is an honest answer; a goal you have carried along three times usually belongs there.',
      label: 'Day 6',
      column: dayColumn,
      periodIndex: 6,
    },
    {
      name: 'Look back on the week for fifteen minutes',
      description:
        'Read what is done before you read what is open. Answer the three questions below in a line each. Then move what still counts into next week, and nothing out of habit.',
      notes:
        'What went well, and why?\nWhat stayed undone, and does it still matter?\nWhat do I want to do differently next week?',
      label: 'Day 7',
      column: dayColumn,
      periodIndex: 7,
    },
    {
      name: 'Write one goal for this month',
      description:
        'One result that you could show somebody on the last day. If the month is almost over, write it for the next one. Make one goal of this week a step towards it.',
      label: 'Day 8',
      column: dayColumn,
      periodIndex: 8,
    },
    {
      name: 'Give one project a board with three lists',
      description:
        'Take something with more than five steps, such as a trip or a repair. Three lists are enough: “Next”, “Later”, “Waiting for others”. Only what stands under “Next” may go into a week or a day.',
      label: 'Day 9',
      column: dayColumn,
      periodIndex: 9,
    },
    {
      name: 'Let two things repeat by themselves',
      description:
        'Choose acts that return anyway, such as watering the plants or checking the accounts, and give them a rhythm. You no longer need to remember them. Do not add good intentions here: what repeats and is never done teaches you to look away.',
      label: 'Day 10',
      column: dayColumn,
      periodIndex: 10,
    },
    {
      name: 'Let go of three goals',
      description:
        'Go through “All of it” and find three that you will not do this year. Delete them, or tell the person who waits for them. Notice how much lighter the list is to read.',
      label: 'Day 11',
      column: dayColumn,
      periodIndex: 11,
    },
    {
      name: 'Choose the ten minutes in which I plan from now on',
      description:
        'The evening before works for many, the first coffee for others. Make it a goal that repeats every day, with a time. Beside it, note in one line which of these twelve days helped most.',
      label: 'Day 12',
      column: dayColumn,
      periodIndex: 12,
    },
    {
      name: 'Plan the coming week without a guide',
      description:
        'Look back, choose up to five week goals, and give each a first step on a day. Leave one day in the week almost empty for everything you cannot know yet. That is all of planning; from here on it is practice.',
      label: 'The summit',
      column: weekColumn,
      periodIndex: 2,
    },
  ],
};
