import { dayColumn, monthColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const passAnExam: ClimbText = {
  code: 'pass-an-exam',
  category: 'learning',
  language: 'en',
  color: 'blue',
  icon: 'cap',
  name: 'Pass an exam in 8 weeks',
  description:
    'For one large exam at school, at university or in training, with eight to twelve hours a week to spare. You learn by testing yourself rather than by rereading, and the last week is calm. Start on the Monday seven weeks before the week of the exam, so that it falls into week 8.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Write down what is examined, how, and how it is marked',
      description:
        'Date, place, duration, oral or written, aids that are allowed, topics with their weight. Ask the examiners, not other candidates. Put the rules where you can see them.',
      notes: 'Date and place:\nForm and duration:\nAids allowed:\nTopics and weight:\nWhat I need to pass:',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Do an old paper without preparing',
      description:
        'Under half of the time, with honest marking. The result is bad and very useful: it shows which topics you may skip and which you must begin with.',
      label: 'Day 2',
      column: dayColumn,
      periodIndex: 2,
    },
    {
      name: 'Mark every topic green, yellow or red, and spread them over five weeks',
      description:
        'Green: I could explain it. Yellow: I know it when I see it. Red: new. Heavy red topics come first, one or two a week; week 6 stays free as a reserve.',
      notes: 'Week 2:\nWeek 3:\nWeek 4:\nWeek 5:\nWeek 6: reserve',
      label: 'Day 3',
      column: dayColumn,
      periodIndex: 3,
    },
    {
      name: 'Know what is ahead and fix my learning hours',
      description:
        'Six to eight blocks of 75 to 90 minutes a week, at the time of day at which you are awake. Telephone in another room. Tell people when you cannot be reached, and when you can.',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Turn this week’s topics from red to yellow',
      description:
        'For every block: read for twenty minutes, close the book, write down from memory, compare, turn the gaps into questions on cards. Explain the topic aloud to somebody on Friday; where you begin to stammer lies the gap.',
      notes:
        'Topics of this week:\n[ ] Summary from memory\n[ ] Cards with questions\n[ ] Ten exercises\n[ ] Explained to somebody',
      label: 'Weeks 2 to 5',
      column: weekColumn,
      periodIndex: 2,
      repeatCount: 4,
    },
    {
      name: 'Answer my cards for fifteen minutes',
      description:
        'The five days are for building the habit; after that it runs by itself. Right ones move to the back, wrong ones come again tomorrow. Say the answer before you turn the card.',
      label: 'Week 2',
      column: dayColumn,
      periodIndex: 8,
      repeatCount: 5,
    },
    {
      name: 'Find two people and learn together once',
      description:
        'Everybody brings five questions that they cannot answer and five that they can. An hour, then a walk. If nobody is there, explain to a wall; it works nearly as well.',
      label: 'Day 14',
      column: dayColumn,
      periodIndex: 14,
    },
    {
      name: 'Do half an old paper at the real pace',
      description:
        'Count points, not feelings. Look at every mistake: did I not know it, not understand the question, or run out of time? Each kind needs another medicine.',
      notes: 'Not known:\nMisread:\nNo time:',
      label: 'Day 28',
      column: dayColumn,
      periodIndex: 28,
    },
    {
      name: 'Have no red topic left',
      description:
        'Yellow is enough to pass most exams. If a topic refuses to turn, ask for help now, with one exact question: teachers like those.',
      label: 'Milestone',
      column: monthColumn,
      periodIndex: 2,
    },
    {
      name: 'Catch up and mix the topics',
      description:
        'First what was left over. Then questions from all weeks in any order: it feels harder than one topic after the other, and it stays for longer.',
      label: 'Week 6',
      column: weekColumn,
      periodIndex: 6,
    },
    {
      name: 'Do two whole papers under exam conditions',
      description:
        'Same hour of the day, same duration, same aids, no break. Mark them the next day, with fresh eyes. Between them at least one day for the weakest topic.',
      notes: 'Paper 1, points:\nPaper 2, points:\nThree things I still repeat:',
      label: 'Week 7',
      column: weekColumn,
      periodIndex: 7,
    },
    {
      name: 'Prepare the exam day',
      description:
        'Travel there once, at the right hour if possible. Work out how many minutes each part may take. Lay out what you need, so that the head is free on the morning itself.',
      notes:
        '[ ] Identity card, admission\n[ ] Pens, calculator, allowed aids\n[ ] Water, something to eat, watch\n[ ] Route with a spare half hour\n[ ] Minutes for each part',
      label: 'Day 47',
      column: dayColumn,
      periodIndex: 47,
    },
    {
      name: 'Write one page that holds everything',
      description:
        'By hand: formulas, dates, structures, the mistakes that you like to make. Making the page is the repetition; reading it is for the last evenings.',
      label: 'Day 49',
      column: dayColumn,
      periodIndex: 49,
    },
    {
      name: 'Take the exam',
      description:
        'On the days before only your page and the cards, an hour a day, and sleep. In the exam read everything first, begin with what is sure, write something down for every question. Breathe out slowly three times if the head goes blank; it comes back.',
      notes: 'Afterwards, what I would do again:\nAfterwards, what I began too late:',
      label: 'The summit',
      column: weekColumn,
      periodIndex: 8,
    },
  ],
};
