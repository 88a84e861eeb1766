import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const tidyHomeIn12Days: ClimbText = {
  code: 'tidy-home-in-12-days',
  category: 'home',
  language: 'en',
  color: 'teal',
  icon: 'box',
  name: 'A tidy home in 12 days',
  description:
    'For flats and houses in which things have been winning for a while. Half an hour to an hour a day, one place at a time, from easy to difficult. In the end everything that stays has a place; it does not replace a renovation, and other people’s things are for them to decide.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Carry three full bags out of the house',
      description:
        'One for the bin, one to give away, one back to the people it belongs to. The bags leave the house this week, because what stands in the hall comes back in.',
      notes: '[ ] Bin\n[ ] To give away\n[ ] Back to its owner',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Take a picture of every room and clear one drawer',
      description:
        'The pictures show what you no longer see; keep them until day 12. Then one drawer, no more: empty it, wipe it, put back only what you have used this year. Set up four boxes: stays, goes, to give away, not sure.',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Empty the bathroom cupboards',
      description:
        'Everything expired or dried up goes; medicines belong to the pharmacy or the bin as your town prescribes, never down the drain. Keep one of each open bottle. Things for every day stand at the height of the hand.',
      label: 'Day 2',
      column: dayColumn,
      periodIndex: 2,
    },
    {
      name: 'Clear the hall: shoes, jackets, keys',
      description:
        'Only this season hangs here. Give the keys a bowl and the post a tray. Each person gets as many hooks as they have jackets for this month.',
      notes:
        '[ ] Shoes of this season only\n[ ] A bowl for keys\n[ ] A tray for the post\n[ ] Umbrellas counted',
      label: 'Day 3',
      column: dayColumn,
      periodIndex: 3,
    },
    {
      name: 'Sort the kitchen: stores and fridge',
      description:
        'Take everything out, look at the dates, cook something on one of the next days from what must go. A best-before date is no expiry date: look, smell, taste. Put the oldest to the front.',
      label: 'Day 4',
      column: dayColumn,
      periodIndex: 4,
    },
    {
      name: 'Sort the kitchen: pots, plates and gadgets',
      description:
        'As many plates as you have guests at the most. Lids without boxes and boxes without lids go. A machine that has not run for a year may go to somebody who bakes.',
      label: 'Day 5',
      column: dayColumn,
      periodIndex: 5,
    },
    {
      name: 'Lay all my clothes on the bed and choose',
      description:
        'All of them, from every wardrobe and from the washing line; two hours, at the weekend. Ask: does it fit today, is it whole, did I wear it last year? Turn the hangers of what stays the wrong way round; in half a year you see what you never took.',
      notes:
        '[ ] Does not fit today\n[ ] Broken, and I will not mend it\n[ ] Not worn for a year\n[ ] Not sure: into the box with a date',
      label: 'Day 6',
      column: dayColumn,
      periodIndex: 6,
    },
    {
      name: 'Rest, and bring the bags away',
      description:
        'Only the trip to the shop, the collection point or the neighbour. Then sit down in the emptiest corner and look.',
      label: 'Day 7',
      column: dayColumn,
      periodIndex: 7,
    },
    {
      name: 'Give everything that stays a place of its own',
      description:
        'Tidy does not mean empty, it means that putting away needs no thinking. If a thing has no place by Friday, something else has to make room, or it goes.',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Go through the papers',
      description:
        'Three piles: act, keep, shred. How long tax papers, contracts and pay slips have to be kept differs from country to country; look it up once and write it on the folder. Birth certificates, deeds and pension papers stay for ever.',
      notes: '[ ] Act this week\n[ ] Keep, with a year on it\n[ ] Shred\n[ ] Scan what I look for often',
      label: 'Day 8',
      column: dayColumn,
      periodIndex: 8,
    },
    {
      name: 'Free the surfaces of the living room',
      description:
        'Table, sideboard, window sill, floor: everything off, then put back a third. Cables get a label and a box. Books that nobody will open again are looking for readers.',
      label: 'Day 9',
      column: dayColumn,
      periodIndex: 9,
    },
    {
      name: 'Sort what is in the cellar, the attic or under the bed',
      description:
        'One corner, with a clock set to an hour. Label every box on two sides with what is in it and the year. A box that nobody missed for two years may go almost unopened; look through it only for papers and pictures.',
      label: 'Day 10',
      column: dayColumn,
      periodIndex: 10,
    },
    {
      name: 'Choose what I keep for remembrance',
      description:
        'Today and not earlier, because you are practised now. One box for each person, as large as a shoebox or two. Photograph what is too large; tell its story to somebody before it goes.',
      label: 'Day 11',
      column: dayColumn,
      periodIndex: 11,
    },
    {
      name: 'Compare with the pictures and set up ten minutes a day',
      description:
        'Stand where you stood on day 1. Put the box “not sure” away with today’s date; what nobody fetched in three months goes. Ten minutes each evening, everybody together, keep all of it: make them a goal that repeats.',
      label: 'The summit',
      column: dayColumn,
      periodIndex: 12,
    },
  ],
};
