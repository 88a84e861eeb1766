import { dayColumn, monthColumn, weekColumn, yearColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const moneyInOrder: ClimbText = {
  code: 'money-in-order',
  category: 'money',
  language: 'en',
  color: 'olive',
  icon: 'coin',
  name: 'Money in order in 8 weeks',
  description:
    'For people who do not know exactly where their money goes. Two short evenings a week: you see everything on one page, pay debts in a sensible order, and the important things run by themselves. It does not replace advice: with debts that you cannot serve, go to a free debt counselling service first.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'See everything that I have and owe on one page',
      description:
        'Left what you own, right what you owe, with date and interest. The sum at the bottom may be negative; it is a starting point and no mark.',
      notes: 'Accounts and cash:\nSavings:\nOwed to me:\nLoans, with interest:\nOverdraft and cards:',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Collect all accounts, cards, loans and contracts',
      description:
        'Go through the statements of the last three months and through the post. List every account with its purpose. If there are unopened letters, open them today, with somebody beside you if that helps.',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Write down every expense of the day',
      description:
        'Amount and one word, also for coins and cards; two minutes in the evening. Only write, do not save: you want to know what an ordinary fortnight costs.',
      notes: 'Amount, what for:',
      label: 'Two weeks',
      column: dayColumn,
      periodIndex: 3,
      repeatCount: 14,
    },
    {
      name: 'Know my fixed costs for a month',
      description:
        'Rent, energy, insurance, telephone, subscriptions, loans, travel. Divide what is due yearly by twelve. If fixed costs eat more than about half of your income, they are the place to start.',
      notes: 'Monthly:\nYearly, divided by twelve:\nSum:\nShare of my income:',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Cancel three things that I do not use',
      description:
        'Subscriptions, memberships, double insurances. Cancel in writing today and note the date on which each ends. You can come back to all of them at any time.',
      notes: '[ ] 1\n[ ] 2\n[ ] 3',
      label: 'Day 15',
      column: dayColumn,
      periodIndex: 15,
    },
    {
      name: 'Make a plan for the month with four envelopes',
      description:
        'Fixed costs, everyday life, later, fun. The fortnight tells you what everyday life really costs; multiply by two and add a tenth. “Later” leaves first, on the day the pay arrives.',
      notes: 'Fixed:\nEveryday:\nLater:\nFun:',
      label: 'Week 3',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Put debts in order and pay off the dearest first',
      description:
        'Always the minimum everywhere; everything beyond that goes to the debt with the highest interest, usually overdraft or card. Ask the bank to turn an overdraft into a cheaper loan with instalments. Do not take a new loan to pay old ones without advice.',
      notes: 'Debt, interest, instalment:\nFirst to be paid off:\nFree of it in:',
      label: 'Week 4',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Set up standing orders for the day after payday',
      description:
        'Savings, the extra instalment, and a twelfth of what falls due yearly into a separate account. Money that leaves by itself is not missed; money that was to be transferred at the end of the month is gone by then.',
      notes: '[ ] Savings\n[ ] Extra instalment\n[ ] Yearly costs',
      label: 'Day 26',
      column: dayColumn,
      periodIndex: 26,
    },
    {
      name: 'Get through a month with the four envelopes',
      description:
        'The first month will not fit, nobody’s does. Move amounts between everyday life and fun, but leave “later” alone.',
      notes: 'Fitted:\nDid not fit:',
      label: 'Milestone',
      column: monthColumn,
      periodIndex: 2,
    },
    {
      name: 'Begin an emergency fund',
      description:
        'Aim for one month’s expenses first, for three later. It lies on a savings account that you can reach within days, not on the everyday account and not in shares. It exists so that a washing machine is no disaster.',
      notes: 'One month costs:\nI put aside each month:\nReached in:',
      label: 'Week 5',
      column: weekColumn,
      periodIndex: 5,
    },
    {
      name: 'Check insurances: what would ruin me, what only annoys',
      description:
        'Insure what could ruin you: liability, being unable to work, home, health where it is not compulsory. Small damage is paid from the fund. Get independent advice and do not sign at the first meeting.',
      notes: '[ ] Liability\n[ ] Inability to work\n[ ] Household or house\n[ ] Which I give up',
      label: 'Week 6',
      column: weekColumn,
      periodIndex: 6,
    },
    {
      name: 'Compare electricity, internet and bank charges for an hour',
      description:
        'Have the last bills at hand, compare the price of a whole year, mind notice periods. Call your present provider before you change; many find a better price.',
      label: 'Day 38',
      column: dayColumn,
      periodIndex: 38,
    },
    {
      name: 'Look at old age without closing my eyes',
      description:
        'Read the letters on your pension, add up what is promised, subtract what you will need. If you invest for more than ten years, understand before you buy: broad, cheap, in small regular amounts, never with money from the fund. Prices may fall by half on the way.',
      notes: 'Promised a month:\nNeeded a month:\nQuestion for advice:',
      label: 'Week 7',
      column: weekColumn,
      periodIndex: 7,
    },
    {
      name: 'Put together the folder for the worst case',
      description:
        'One folder that somebody else can find: accounts, contracts, insurances, powers of attorney, where the will lies. Tell one person where it stands. Passwords belong in a safe or a password manager, not in the folder.',
      notes:
        '[ ] List of accounts and contracts\n[ ] Powers of attorney\n[ ] Will, or the question whether I need one\n[ ] One person knows the place',
      label: 'Day 48',
      column: dayColumn,
      periodIndex: 48,
    },
    {
      name: 'Make the page from week 1 again and talk about it',
      description:
        'Same page, new numbers. Talk for an hour with the person you share money with, or with yourself: what is money for, in this house? Set a repeating goal of half an hour a month.',
      notes: 'Then:\nNow:\nWhat money is for:',
      label: 'The summit',
      column: weekColumn,
      periodIndex: 8,
    },
    {
      name: 'Have one month’s expenses on the savings account',
      description:
        'The number that changes sleep. If debts are dear, a small reserve is enough until they are paid off; after that the instalments go on, into the fund.',
      label: 'The aim',
      column: yearColumn,
      periodIndex: 1,
    },
  ],
};
