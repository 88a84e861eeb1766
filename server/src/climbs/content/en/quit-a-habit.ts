import { dayColumn, monthColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const quitAHabit: ClimbText = {
  code: 'quit-a-habit',
  category: 'mind',
  language: 'en',
  color: 'brown',
  icon: 'chain',
  name: 'Quit a habit in 6 weeks',
  description:
    'For one habit that you want to be rid of: nail biting, snacking at night, buying online, smoking, the second glass. You learn when it comes, what it gives you, and what else can give you that. With alcohol, medicines and other drugs, see a doctor before you stop: stopping suddenly can be dangerous.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Name the habit and the reason in two sentences',
      description:
        'The first says exactly what you no longer want to do, when and where. The second says what you will have instead: money, breath, evenings, hands that you like to show. One habit only; a second one has to wait its turn.',
      notes: 'I stop:\nSo that I have:',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Count the habit for seven days without fighting it',
      description: 'Counting alone makes it a little rarer. Do not try to be good; you need honest numbers.',
      label: 'Week 1: watch',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Make a stroke each time, and write down the moment before',
      description:
        'Four short entries: hour, place, company, feeling. After a week, two or three situations will cause most of the strokes. Those are the only ones you have to work on.',
      notes: 'Strokes today:\nHour, place, who was there, how I felt:',
      label: 'Week 1',
      column: dayColumn,
      periodIndex: 1,
      repeatCount: 7,
    },
    {
      name: 'Find the two triggers that cause most of it',
      description:
        'Read the seven days and look for repetition: after dinner, when waiting, after an argument, with the first coffee. Ask what the habit gives you there: a break, company, something for the hands, an end of the day.',
      notes: 'Trigger 1, and what it gives me:\nTrigger 2, and what it gives me:',
      label: 'Day 7',
      column: dayColumn,
      periodIndex: 7,
    },
    {
      name: 'Make the habit difficult and the alternative easy',
      description:
        'Will is weaker than a closed cupboard. Put twenty seconds of effort between you and the habit, and lay the alternative where the habit used to lie.',
      notes:
        '[ ] What I remove from the house or the telephone\n[ ] What lies ready instead\n[ ] Which way I take from now on',
      label: 'Week 2: rearrange',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Write two if-then sentences',
      description:
        'For each trigger: “If I …, then I …” with an act that takes less than two minutes and gives something similar. If I get up from the table, then I make peppermint tea. Say both sentences aloud in the morning.',
      notes: 'If …, then …\nIf …, then …',
      label: 'Day 8',
      column: dayColumn,
      periodIndex: 8,
    },
    {
      name: 'Tell one person and say how they can help',
      description:
        'Most people help by not mentioning it. Say what you want: a walk when it gets hard, no offers, a question on Sunday.',
      label: 'Day 10',
      column: dayColumn,
      periodIndex: 10,
    },
    {
      name: 'Ride out one urge with the clock in my hand',
      description:
        'An urge rises, peaks and falls, mostly within a quarter of an hour. Sit down, look at where you feel it, and do nothing until it is over. Write down the minutes: you will need the number.',
      notes: 'Minutes until it was over:',
      label: 'Day 12',
      column: dayColumn,
      periodIndex: 12,
    },
    {
      name: 'Get everything ready for the first day without',
      description:
        'Choose a clear line: none at all is easier to keep than a little less. If you want to stop smoking, talk to a doctor or pharmacist today about nicotine replacement; it makes success much more likely.',
      label: 'Day 14',
      column: dayColumn,
      periodIndex: 14,
    },
    {
      name: 'Get through the first seven days without',
      description:
        'The first three days are the hardest, and they pass. Plan little else, sleep enough, keep something in your hands.',
      label: 'Week 3: without',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Stay without it today',
      description:
        'Only today. In the morning read your reason, in the evening write one line: what helped? If you slip, it is one stroke, not the end: write down the trigger and go on with the next hour.',
      notes: 'What helped today:',
      label: 'Week 3',
      column: dayColumn,
      periodIndex: 15,
      repeatCount: 7,
    },
    {
      name: 'Reward a whole week',
      description:
        'Something with no connection to the habit, and large enough to be remembered. If it was about money, spend what you saved this week.',
      label: 'Day 21',
      column: dayColumn,
      periodIndex: 21,
    },
    {
      name: 'Keep seven days without and one hard moment in view',
      description:
        'Look into the calendar on Monday: which evening, which guest, which trip is dangerous this week? Decide beforehand what you will do there, and how you will leave.',
      notes: 'The hard moment of this week:\nMy plan for it:',
      label: 'Weeks 4 and 5',
      column: weekColumn,
      periodIndex: 4,
      repeatCount: 2,
    },
    {
      name: 'Plan for a slip as if it had happened',
      description:
        'Write to yourself what you would tell a good friend the morning after. Slips are common and teach something; giving up because of one is what makes them expensive.',
      label: 'Day 30',
      column: dayColumn,
      periodIndex: 30,
    },
    {
      name: 'Look back on four weeks without',
      description:
        'Count from day 15. Most relapses happen in the first three months, so keep the two if-then sentences in sight although it feels easy now.',
      label: 'Milestone',
      column: monthColumn,
      periodIndex: 2,
    },
    {
      name: 'Give the free time or money to something I want',
      description:
        'Work out what the five weeks have left you: hours, coins, breath. An empty space fills up by itself, so fill it on purpose.',
      label: 'Week 6',
      column: weekColumn,
      periodIndex: 6,
    },
    {
      name: 'Read the first two sentences again and write a third',
      description:
        'What have you got, and what surprised you? If the habit is still as strong as on day 1, that is no failure of yours: a counsellor or doctor has tools that a list does not have.',
      notes: 'Today I have:',
      label: 'The summit',
      column: dayColumn,
      periodIndex: 42,
    },
  ],
};
