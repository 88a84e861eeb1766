import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const launchASideProject: ClimbText = {
  code: 'launch-a-side-project',
  category: 'work',
  language: 'en',
  color: 'pink',
  icon: 'rocket',
  name: 'Launch a side project in 10 weeks',
  description:
    'For people with an idea and five hours a week beside their job. You talk to possible customers before you build, build the smallest version, and sell it to three strangers. It does not replace advice on tax and law: ask your employer and the authorities before the first invoice.',
  inOrder: true,
  suggestedStart: 1,
  steps: [
    {
      name: 'Write the idea in one sentence: who, which problem, how',
      description:
        '“I help [people] to [result] without [nuisance].” The narrower the people, the easier everything else: “choirs with no accountant” rather than “clubs”.',
      notes: 'I help … to … without …',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Block five hours a week and say what waits for them',
      description:
        'Two evenings and half a Saturday, for ten weeks, agreed with the people you live with. Name the thing that you give up meanwhile; if nothing waits, the hours do not exist.',
      notes: 'My hours:\nWhat waits until then:',
      label: 'Day 3',
      column: dayColumn,
      periodIndex: 3,
    },
    {
      name: 'Check whether I am allowed to do this',
      description:
        'Read your contract: second jobs, rights to inventions, competition. Ask your employer in writing where it says so. Look up what your town and tax office want to know before the first sale.',
      notes: '[ ] Contract read\n[ ] Employer asked, if needed\n[ ] Registration and tax looked up',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Talk to five people who have the problem',
      description:
        'Do not mention your idea. Ask: when did this last happen? What did you do? What did it cost you? What have you tried? Stories from the past are true; promises about the future are polite.',
      notes: 'Person, last time, cost, tried:',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Decide: go on, change, or stop',
      description:
        'Go on if three of five have already spent money or hours on the problem. Change the people or the problem if they only nodded. Stopping in week 3 is a success: you have kept seven weeks.',
      notes: 'I go on with:',
      label: 'Day 15',
      column: dayColumn,
      periodIndex: 15,
    },
    {
      name: 'Describe the smallest version and cross out half of it',
      description:
        'List everything it could do, then mark what the first customer cannot do without. The rest comes later. By hand, with a form and a list, nearly everything can be offered before it is built.',
      notes: 'Cannot do without:\nLater:',
      label: 'Week 3',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Put up one page with an offer and a price',
      description:
        'Headline with the result, three sentences, a picture, a price, a way to order or to leave an address. Show it to the five people and write down the first thing they ask. Mind the legal details that a page needs where you live.',
      label: 'Week 4',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Ask ten strangers for an order or a deposit',
      description:
        'One by one, by name, where they already are: a forum, a club, a market, a call. Three who pay or leave a serious address are enough to build. Nobody? Change the sentence from day 1, not the colour of the page.',
      notes: 'Asked:\nYes, no, and why:',
      label: 'Week 5',
      column: weekColumn,
      periodIndex: 5,
    },
    {
      name: 'Build the part that nobody can do without',
      description:
        'Five hours for one thing that works from beginning to end, however plain. Use what is ready-made wherever you can. At the end of the week somebody else has touched it.',
      label: 'Week 6',
      column: weekColumn,
      periodIndex: 6,
    },
    {
      name: 'Let three people use it while I watch',
      description:
        'Give them the task, then say nothing. Every place at which they hesitate is a note. Mend the three worst and leave the rest.',
      notes: 'Hesitated at:\nI mend:',
      label: 'Week 7',
      column: weekColumn,
      periodIndex: 7,
    },
    {
      name: 'Prepare payment, delivery and help',
      description:
        'Go through one order yourself, from the first click to the receipt. Write the three answers that will be asked for most. Decide how long you take to reply.',
      notes:
        '[ ] Payment tested with real money\n[ ] Invoice or receipt is right\n[ ] Delivery works\n[ ] Terms, privacy, right to cancel\n[ ] Address for questions',
      label: 'Week 8',
      column: weekColumn,
      periodIndex: 8,
    },
    {
      name: 'Open on Tuesday and tell fifty people',
      description:
        'First those who have ordered, then the thirty people who know you, then the places at which your customers are. A personal line each. Be there all evening to answer.',
      notes: '[ ] Those who ordered\n[ ] Friends and colleagues\n[ ] Forums, clubs, local paper',
      label: 'Week 9',
      column: weekColumn,
      periodIndex: 9,
    },
    {
      name: 'Ask the first customers why they bought',
      description:
        'One question, by telephone if possible: what was going on in your life when you decided? Use their words on the page from now on.',
      notes: 'Their words:',
      label: 'Day 63',
      column: dayColumn,
      periodIndex: 63,
    },
    {
      name: 'Sell to three strangers and decide how it goes on',
      description:
        'Three people whom you did not know have paid: then it is no longer an idea. Count hours and money honestly, and choose for the next quarter: grow, keep small, or hand over.',
      notes: 'Hours:\nIncome and cost:\nNext quarter:',
      label: 'The summit',
      column: weekColumn,
      periodIndex: 10,
    },
  ],
};
