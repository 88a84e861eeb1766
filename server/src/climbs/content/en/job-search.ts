import { dayColumn, monthColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const jobSearch: ClimbText = {
  code: 'job-search',
  category: 'work',
  language: 'en',
  color: 'slate',
  icon: 'briefcase',
  name: 'Find a job in 10 weeks',
  description:
    'For people who look for a new position beside work or full time. In ten weeks you know what you want, have good papers, talk to people and apply in small numbers with care. Nobody can promise you a contract by a date; a steady flow of conversations you can.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Settle dates, money and duties of the search',
      description:
        'How long does the money last, when does your contract end, what does the employment office want to know and by when? In many countries support depends on registering in time, so find out today.',
      notes: 'Money lasts until:\nContract ends on:\nRegistered by:',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'List ten pieces of work that I am proud of',
      description:
        'Small ones too. For each: the situation, what you did, what came of it, with a number where there is one. They are the raw material for everything that follows, from the CV to the interview.',
      notes: '1\n2\n3',
      label: 'Day 2',
      column: dayColumn,
      periodIndex: 2,
    },
    {
      name: 'Describe the job I want on half a page',
      description:
        'Tasks, people, place, hours, pay, and three things that you never want again. Divide into “must” and “would be nice”; more than five musts are too many.',
      notes: 'Must:\nWould be nice:\nNever again:',
      label: 'Day 4',
      column: dayColumn,
      periodIndex: 4,
    },
    {
      name: 'Know what I look for and what I can offer',
      description:
        'Read ten job advertisements that attract you and mark the words that return. Where your list of work meets those words is your profile, in three sentences.',
      notes: 'My profile in three sentences:',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Have a CV that can be read in thirty seconds',
      description:
        'One page, two at the most. Results instead of duties, newest first, dates without gaps in the layout. Let two people read it for half a minute and tell you what they remember.',
      notes:
        '[ ] CV\n[ ] Certificates as one file\n[ ] Profile on the networks of my trade\n[ ] Two people who vouch for me, asked',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Write a letter that fits one advertisement',
      description:
        'Three paragraphs: why this place, what you bring for their problem (one piece of work from your list), when you can talk. No sentence that would fit any other employer.',
      label: 'Day 10',
      column: dayColumn,
      periodIndex: 10,
    },
    {
      name: 'Write down thirty people who know my trade',
      description:
        'Former colleagues, customers, teachers, neighbours, people whom you met once. Many positions are filled before they are advertised. You ask them not for a job but for twenty minutes and an opinion.',
      label: 'Day 12',
      column: dayColumn,
      periodIndex: 12,
    },
    {
      name: 'Talk to three people and send three applications',
      description:
        'Three careful ones bring more than thirty of the same. End each talk with “Whom else should I ask?”. Note date, contact and next step for each application; ask politely after ten days.',
      notes: 'Talks:\nApplications:\nTo follow up:',
      label: 'Weeks 3 and 4',
      column: weekColumn,
      periodIndex: 3,
      repeatCount: 2,
    },
    {
      name: 'Prepare five stories for interviews',
      description:
        'A success, a failure, a conflict, something learned, something begun. Two minutes each, told aloud to a person or a telephone. With five stories you can answer fifty questions.',
      notes: 'Success:\nFailure:\nConflict:\nLearned:\nBegun:',
      label: 'Day 26',
      column: dayColumn,
      periodIndex: 26,
    },
    {
      name: 'Have had ten conversations about work',
      description:
        'Interviews, coffees, calls: everything in which somebody now knows what you are looking for. If ten talks brought no interview, show your papers to somebody from the trade; if interviews bring no offer, practise the talks.',
      label: 'Milestone',
      column: monthColumn,
      periodIndex: 2,
    },
    {
      name: 'Take stock and change one thing',
      description:
        'Applications sent, answers, interviews: write the three numbers side by side. Change only the weakest link, and rest for two days from the search.',
      notes: 'Sent:\nAnswers:\nInterviews:\nI change:',
      label: 'Week 5',
      column: weekColumn,
      periodIndex: 5,
    },
    {
      name: 'Practise an interview for an hour with somebody strict',
      description:
        'With the camera on. Let them ask about the weak points of your CV. Answer in three sentences, then stop; silence is theirs to fill.',
      label: 'Day 31',
      column: dayColumn,
      periodIndex: 31,
    },
    {
      name: 'Send three applications, follow up and prepare each interview',
      description:
        'For every interview: read what they do, prepare two stories that fit and three questions of your own, find out whom you will meet. Afterwards, a short thank-you on the same day, and in your notes what was asked.',
      notes: 'Applications:\nFollowed up:\nInterview with, questions asked:',
      label: 'Weeks 6 to 8',
      column: weekColumn,
      periodIndex: 6,
      repeatCount: 3,
    },
    {
      name: 'Know my number before anybody asks',
      description:
        'Look up pay in collective agreements, surveys and with colleagues. Write three figures: what you ask for, what you expect, below which you say no. Practise the first one aloud until it sounds ordinary.',
      notes: 'I ask for:\nI expect:\nNot below:',
      label: 'Day 45',
      column: dayColumn,
      periodIndex: 45,
    },
    {
      name: 'Have an offer, or a second round, or a new plan',
      description:
        'All three are good results. If nothing moves, widen one of the musts: place, field, pay or hours. Get advice from a counselling service; it is often free.',
      label: 'Milestone',
      column: monthColumn,
      periodIndex: 3,
    },
    {
      name: 'Compare offers with my half page and negotiate',
      description:
        'Read the contract whole: probation, hours, overtime, notice, place. Ask for one night to think. You may ask for one or two changes, in a friendly tone and with a reason; hardly anybody takes back an offer because of that.',
      notes: 'Fits my musts:\nI ask for:',
      label: 'Week 9',
      column: weekColumn,
      periodIndex: 9,
    },
    {
      name: 'Sign and thank everybody, or plan the next four weeks',
      description:
        'If you have a contract, tell the people from your list; they worked on it too. If not yet, repeat weeks 6 to 8 with the one change that you learned most from.',
      label: 'The summit',
      column: weekColumn,
      periodIndex: 10,
    },
  ],
};
