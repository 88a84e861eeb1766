import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const moveHouse: ClimbText = {
  code: 'move-house',
  category: 'home',
  language: 'en',
  color: 'orange',
  icon: 'house',
  name: 'Move house in 9 weeks',
  description:
    'For people who know their new address and their moving day. Start on the Monday eight weeks before it, and no weekend becomes impossible; the ninth week closes the old door. Periods of notice, deposits and registration differ from country to country, so check the dates that hold where you live.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Settle dates, money and help',
      description: 'First everything that others have to agree to. The rest can wait for a free evening.',
      label: '8 weeks before',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Read both contracts and write down every date',
      description:
        'When does notice have to arrive, when do you get the keys, until when do you pay twice, which repairs are yours? Send the notice in the form that the contract asks for and keep the proof.',
      notes:
        'Notice arrives by:\nKeys of the new place on:\nHanding over the old place on:\nRepairs that are mine:',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Decide: with friends, with a van, or with a company',
      description:
        'Count boxes roughly: 20 to 30 for one person with a small flat, 80 or more for a family. Ask for three quotes, in writing and with a look at your flat. Friends are for boxes; pianos and washing machines are for people who are insured.',
      label: 'Day 2',
      column: dayColumn,
      periodIndex: 2,
    },
    {
      name: 'Ask for the day off and book the van or the company',
      description:
        'Weekends and the ends of months are booked out first. A move on a workday is often much cheaper.',
      label: 'Day 4',
      column: dayColumn,
      periodIndex: 4,
    },
    {
      name: 'Part with a third of the cellar and the wardrobes',
      description:
        'Every box that does not move saves money, back and an evening. Sell large things now, because buyers come late.',
      notes: '[ ] Cellar and attic\n[ ] Wardrobes\n[ ] Books\n[ ] Bulky waste ordered',
      label: '7 weeks before',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Arrange electricity, heating and internet for the new place',
      description:
        'The internet takes longest: order it now. Read which meters there are in the new place, and note their numbers on the day of the keys.',
      notes:
        '[ ] Internet\n[ ] Electricity\n[ ] Heating or gas\n[ ] Water and waste, where the landlord does not do it',
      label: '6 weeks before',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Measure doors, stairs and walls, and draw the new rooms',
      description:
        'Width of doors, height of ceilings, the bend in the stairs. Draw one centimetre for twenty, cut out the furniture from paper and push it about. Anything that does not fit is sold this week.',
      label: 'Day 17',
      column: dayColumn,
      periodIndex: 17,
    },
    {
      name: 'Tell everybody who needs the new address',
      description:
        'Set up the forwarding of mail first; it catches what you forget. Make a list of everything that comes by post over a year.',
      notes:
        '[ ] Forwarding of mail\n[ ] Employer, school, nursery\n[ ] Bank and insurances\n[ ] Tax office, pension, health insurance\n[ ] Doctors\n[ ] Car, licence, driver’s club\n[ ] Subscriptions and shops\n[ ] Friends and family',
      label: '5 weeks before',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Pack everything that I do not need for a month',
      description:
        'Heavy things into small boxes, at most 15 to 20 kilos each. Write the new room, two words and a number on two sides. Tape the bottom crosswise.',
      notes: '[ ] Books\n[ ] Clothes of another season\n[ ] Pictures and mirrors\n[ ] Guest bedding',
      label: '4 weeks before',
      column: weekColumn,
      periodIndex: 5,
    },
    {
      name: 'Reserve the space in front of both houses',
      description:
        'In many towns the council gives permission for a no-parking zone, and the signs have to stand some days before. Ask now how long it takes. Tell the neighbours on both sides.',
      label: 'Day 31',
      column: dayColumn,
      periodIndex: 31,
    },
    {
      name: 'Pack room by room, two boxes a day',
      description:
        'One room at a time, so that you always live in the others. Photograph cables before you pull them out, and put screws into a bag that is taped to the furniture.',
      label: '3 weeks before',
      column: weekColumn,
      periodIndex: 6,
    },
    {
      name: 'Do the repairs in the old place and eat up the stores',
      description:
        'Fill holes, clean windows, paint what the contract asks for. Shop for three days at a time and empty the freezer.',
      notes:
        '[ ] Holes filled\n[ ] Walls as agreed\n[ ] Freezer empty\n[ ] Plants and animals placed for the day',
      label: '2 weeks before',
      column: weekColumn,
      periodIndex: 7,
    },
    {
      name: 'Keep the moving week free of everything else',
      description:
        'No guests, no deadlines, early to bed. The day itself takes care of the rest if the boxes are closed the evening before.',
      label: 'Moving week',
      column: weekColumn,
      periodIndex: 8,
    },
    {
      name: 'Pack the box that is opened first',
      description: 'It travels with you and not in the van. Documents, jewellery and medicines go with it.',
      notes:
        '[ ] Toilet paper, soap, towels\n[ ] Bedding for the first night\n[ ] Kettle, cups, something to eat\n[ ] Chargers, torch, light bulbs\n[ ] Tools, tape, knife\n[ ] Documents and medicines',
      label: '3 days before',
      column: dayColumn,
      periodIndex: 53,
    },
    {
      name: 'Defrost the fridge and brief the helpers',
      description:
        'Send everybody time, address and a telephone number. One person directs at the old door, one at the new. Buy water, bread and fruit for all.',
      label: 'The day before',
      column: dayColumn,
      periodIndex: 55,
    },
    {
      name: 'Move, and make the bed first',
      description:
        'Before the first piece goes in, photograph floors, walls and meters in the new place. Beds and curtains before everything else; the boxes can wait. Walk once through every empty room, with the cellar and the letter box.',
      notes:
        '[ ] Meters of the old place\n[ ] Meters of the new place\n[ ] Pictures of damage\n[ ] Name on bell and letter box',
      label: 'Moving day',
      column: dayColumn,
      periodIndex: 56,
    },
    {
      name: 'Close everything that belongs to the old place',
      description:
        'Hand it over with a signed protocol, register where the law asks for it (often within one or two weeks), claim the deposit. Invite the helpers before the last box is empty, or you never will.',
      notes:
        '[ ] Signed protocol of the handover\n[ ] Registered at the new address\n[ ] Deposit back\n[ ] Helpers thanked',
      label: 'Week after',
      column: weekColumn,
      periodIndex: 9,
    },
  ],
};
