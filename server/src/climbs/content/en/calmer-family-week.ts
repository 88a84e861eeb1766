import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const calmerFamilyWeek: ClimbText = {
  code: 'calmer-family-week',
  category: 'family',
  language: 'en',
  color: 'teal',
  icon: 'people',
  name: 'A calmer family week in 6 weeks',
  description:
    'For families with children from about four years on, in whichever form. With twenty minutes together every Sunday and one change a week, mornings get quieter and work is shared. It does not replace help: if there is violence, fear or no getting through to each other, turn to a family counselling service.',
  inOrder: true,
  suggestedStart: 1,
  steps: [
    {
      name: 'Ask everybody what the best and the worst minute of the day is',
      description:
        'Separately and without comment, the smallest first. Write down the answers word for word. The worst minute that is named most often is where you begin.',
      notes: 'Name, best minute, worst minute:',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Hang up a week that a four-year-old can read',
      description:
        'Seven columns, a picture for each appointment, a colour for each person. In the kitchen, at the height of the smallest. Bags, sports and visits go in; who fetches whom stands beside it.',
      label: 'Day 3',
      column: dayColumn,
      periodIndex: 3,
    },
    {
      name: 'Hold the first family meeting, twenty minutes',
      description:
        'With something to eat. Everybody says one thing that was good, then you look at the week, then one question is decided. A talking stick helps: only the one who holds it speaks. Stop on time and play something.',
      notes: 'Good this week:\nNext week:\nDecided:',
      label: 'Sunday 1',
      column: dayColumn,
      periodIndex: 7,
    },
    {
      name: 'Move half of the morning to the evening before',
      description:
        'Clothes lie ready, bags stand at the door, the table is laid. Let each child draw the five steps of its morning and stick them on the door of its room.',
      notes: '[ ] Clothes\n[ ] Bags\n[ ] Breakfast table\n[ ] Alarm ten minutes earlier',
      label: 'Week 2',
      column: dayColumn,
      periodIndex: 9,
    },
    {
      name: 'Leave the house without shouting on three mornings',
      description:
        'Three of five is the aim. If it goes wrong, say so in one sentence in the evening, without a lecture: what shall we do differently tomorrow?',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'List all the work of this household and share it out anew',
      description:
        'Everything, also what nobody sees: remembering birthdays, booking dentists, buying shoes. Put each on a card, with the whole task from thinking of it to finishing. From four years on children carry something as well, and it is theirs.',
      notes: 'Name, tasks:',
      label: 'Week 3',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Let a child lead the family meeting',
      description:
        'From about six years on, with a card on which the order is written. The adults put up their hands. You will be surprised how strict it gets.',
      label: 'Sunday 3',
      column: dayColumn,
      periodIndex: 21,
    },
    {
      name: 'Give each child half an hour alone with one adult',
      description:
        'The child decides what is done, the telephone stays away, and nobody teaches anything. Put the half hours into the week on the wall. It saves more quarrels than any rule.',
      notes: 'Child, with, when:',
      label: 'Week 4',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Agree on three rules for screens that hold for all',
      description:
        'Written together, for adults as well. Places and times work better than minutes: not at the table, not in bedrooms at night, after the homework. Try them for a week and correct them on Sunday.',
      notes: '1\n2\n3',
      label: 'Week 5',
      column: weekColumn,
      periodIndex: 5,
    },
    {
      name: 'Plan an evening for the adults',
      description:
        'Ask grandparents, neighbours or another family with whom you swap. Two hours are enough, and logistics is a forbidden subject. Single parents keep the evening for themselves or a friend.',
      label: 'Sunday 5',
      column: dayColumn,
      periodIndex: 35,
    },
    {
      name: 'Do something together that is no appointment',
      description:
        'A pancake evening, a night walk with torches, a fort of blankets. Let the children choose from three proposals. Nobody takes pictures.',
      label: 'Week 6',
      column: weekColumn,
      periodIndex: 6,
    },
    {
      name: 'Ask the question from day 1 again and keep what helped',
      description:
        'Read out the old answers at the family meeting and ask anew. Choose two habits that stay, and let one go without regret. Make the Sunday meeting a goal that repeats.',
      notes: 'Name, best minute, worst minute:\nStays:\nGoes:',
      label: 'The summit',
      column: dayColumn,
      periodIndex: 42,
    },
  ],
};
