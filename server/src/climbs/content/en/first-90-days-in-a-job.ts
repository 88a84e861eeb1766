import { dayColumn, monthColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const first90DaysInAJob: ClimbText = {
  code: 'first-90-days-in-a-job',
  category: 'work',
  language: 'en',
  color: 'sky',
  icon: 'people',
  name: 'The first 90 days in a new job',
  description:
    'For anyone who starts somewhere new, with or without a team. You listen first, understand what you are measured by, and have one visible result before the ninetieth day. Start it on your first working day, or the Monday of that week.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Understand the work, the people and the yardstick',
      description:
        'In the first month your questions are worth more than your answers. Ideas go into a list and may ripen there.',
      notes: 'Ideas that I keep to myself for now:',
      label: 'Month 1: understand',
      column: monthColumn,
      periodIndex: 1,
    },
    {
      name: 'Arrive: names, keys, accounts, a place',
      description:
        'Be there a little early, eat with the others, write down names with something to remember them by. In the evening note three things that struck you; in three weeks you will no longer see them.',
      notes: '[ ] Access and accounts work\n[ ] I know whom to ask\nThree things that struck me:',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Ask my manager what a good first quarter looks like',
      description:
        'Half an hour, five questions: what should be different in three months because I am here? How do you like to be informed? What went wrong before I came? Whom should I meet? What should I leave alone? Send the answers back in writing.',
      notes: 'Different in three months:\nHow to inform:\nTo avoid:\nTo meet:',
      label: 'Day 3',
      column: dayColumn,
      periodIndex: 3,
    },
    {
      name: 'Meet everybody I will work with every week',
      description:
        'Fifteen minutes each: what do you do, what do you need from my position, what works well and should stay? Listen for names that several people mention.',
      notes: 'Person, needs from me, should stay:',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'See the work where it is done',
      description:
        'Sit beside a colleague, take a call, go along to a customer, read the last ten complaints. Draw the way of an order through the house on one page and let somebody correct it.',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Learn the words of the house',
      description:
        'Write down twenty abbreviations and terms with their meaning. Ask everything now: in two months it is embarrassing. Give the list to the next new person.',
      label: 'Day 10',
      column: dayColumn,
      periodIndex: 10,
    },
    {
      name: 'Deliver one small thing on time and whole',
      description:
        'Small enough to be certain: a report, a repaired form, a meeting with minutes on the same day. Trust grows with kept promises, not with large ones.',
      label: 'Week 3',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Write one page: what I have seen, and what I ask myself',
      description:
        'Three strengths, three obstacles, five questions. No proposals yet and no guilty people. This page is for the talk of day 30.',
      notes: 'Strengths:\nObstacles:\nQuestions:',
      label: 'Week 4',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Hold the first review with my manager',
      description:
        'Take the page along. Ask: what should I do more of, what less, am I looking at the right things? Agree on one result for day 90, in a sentence with a number or a date.',
      notes: 'More of:\nLess of:\nMy result for day 90:',
      label: 'Day 30',
      column: dayColumn,
      periodIndex: 30,
    },
    {
      name: 'Take over my own work and begin the one result',
      description:
        'From now on you are not new any more for most people. Half of the time goes to the daily work, a third to the result, the rest to people.',
      label: 'Month 2: contribute',
      column: monthColumn,
      periodIndex: 2,
    },
    {
      name: 'Finish one step towards the result and show it unfinished',
      description:
        'Choose on Monday, show on Thursday to the two people it concerns most. Early and rough brings help; late and polished brings objections.',
      notes: 'Step of this week:\nShown to, and what they said:',
      label: 'Weeks 5 to 7',
      column: weekColumn,
      periodIndex: 5,
      repeatCount: 3,
    },
    {
      name: 'Have lunch with somebody from another department',
      description:
        'Ask what annoys them about yours, and do not defend it. One hour of this saves ten meetings.',
      label: 'Day 38',
      column: dayColumn,
      periodIndex: 38,
    },
    {
      name: 'Say no once, with an alternative',
      description:
        'By now more is asked of you than fits into a week. “Not this week, but on Tuesday” or “Then what should wait?” are whole sentences. Watch your evenings: habits of the first months stay.',
      label: 'Week 8',
      column: weekColumn,
      periodIndex: 8,
    },
    {
      name: 'Hold the second review and ask three colleagues',
      description:
        'Ask your manager for a rating of the result so far. Ask three colleagues one question each: what is one thing that I should do differently? Thank them and explain nothing.',
      notes: 'Manager:\nColleagues:\nI change:',
      label: 'Day 60',
      column: dayColumn,
      periodIndex: 60,
    },
    {
      name: 'Bring the result home and share the merit',
      description:
        'Name everybody who helped, in writing and in front of others. It costs nothing and is remembered for long.',
      label: 'Month 3: result',
      column: monthColumn,
      periodIndex: 3,
    },
    {
      name: 'Plan the week around the result and keep an hour for thinking',
      description:
        'Block two mornings for the result before others fill them. On Friday: what moved, what holds it up, whom do I have to talk to? One open question a week goes to your manager.',
      notes: 'Moved:\nHeld up by:\nTalk to:',
      label: 'Weeks 9 to 12',
      column: weekColumn,
      periodIndex: 9,
      repeatCount: 4,
    },
    {
      name: 'Read the list of ideas from month 1 again',
      description:
        'Half of them have settled themselves. Choose one that you would still stand up for and write it as a proposal of half a page: the problem, the first step, the cost, the date on which you stop if it does not work.',
      label: 'Day 75',
      column: dayColumn,
      periodIndex: 75,
    },
    {
      name: 'Write the balance of ninety days on one page',
      description:
        'Result, what it brought, what you learned, what you need for the next quarter. If a probation period ends soon, ask openly where you stand.',
      notes: 'Result:\nBrought:\nLearned:\nI need:',
      label: 'Day 88',
      column: dayColumn,
      periodIndex: 88,
    },
    {
      name: 'Talk about the next quarter, and decide whether I want to stay',
      description:
        'Probation works in both directions. Compare the job with what you had hoped for, and write one goal for the next quarter that you would choose of your own accord.',
      label: 'The summit',
      column: dayColumn,
      periodIndex: 90,
    },
  ],
};
