import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const cookAtHome: ClimbText = {
  code: 'cook-at-home',
  category: 'home',
  language: 'en',
  color: 'yellow',
  icon: 'cup',
  name: 'Cook at home four evenings a week',
  description:
    'For people who order in more often than they would like. In six weeks you learn eight dishes, a way to shop and the few skills that hold everything together. It is no diet; if you must eat in a special way, ask a doctor or a dietician.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Cook two evenings, and write down what all others cost',
      description:
        'Two are enough for the beginning. The receipts of the other five evenings are your best argument in week 3.',
      notes: 'Evenings cooked:\nMoney for the others:',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Put together a kitchen that works',
      description:
        'One good knife, one board, one large pan, two pots, a sieve, a baking tray. Sharpen the knife or have it sharpened: a blunt one is the dangerous one. Salt, oil, vinegar, garlic, onions, pasta, rice, tinned tomatoes, beans: with these nobody goes to bed hungry.',
      notes:
        '[ ] Knife sharp\n[ ] Board that does not slip\n[ ] Pan, two pots, sieve, tray\n[ ] Stores for three emergencies',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Cook pasta with a tomato sauce of my own',
      description:
        'Let onion and garlic become soft in oil for ten minutes, without colour. Add tomatoes and simmer for twenty. Salt the water so that it tastes of it, and stir a ladle of that water into the sauce.',
      label: 'Dish 1',
      column: dayColumn,
      periodIndex: 2,
    },
    {
      name: 'Roast a tray of vegetables',
      description:
        'Cut everything to the same size, turn it in oil and salt, leave space between the pieces. 200 degrees, 30 to 40 minutes, until the edges are brown. With bread and cheese or a fried egg it is a dinner.',
      label: 'Dish 2',
      column: dayColumn,
      periodIndex: 4,
    },
    {
      name: 'Cook three evenings and shop only once',
      description:
        'Plan three dishes on Saturday, look into the cupboards, write the list in the order of the shop. Do not go hungry.',
      notes: 'Three dishes:\n[ ] What is there\n[ ] What is missing',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Cook lentils that become a soup and a salad',
      description:
        'Twice the amount: half of it with carrots and broth as soup today, the other half cold with vinegar, oil and herbs tomorrow. Brown lentils take about 30 minutes; salt them when they are soft.',
      label: 'Dish 3',
      column: dayColumn,
      periodIndex: 9,
    },
    {
      name: 'Fry something so that it becomes brown',
      description:
        'Tofu, fish, chicken or mushrooms: dry well, hot pan, little in it at a time, do not touch for three minutes. Poultry has to be cooked through, without pink inside. Wash board and knife at once after raw meat.',
      label: 'Dish 4',
      column: dayColumn,
      periodIndex: 11,
    },
    {
      name: 'Cook four evenings, one of them from leftovers',
      description:
        'From this week on the number is four. Compare the receipts with week 1; the difference is yours to spend.',
      notes: 'Money this week:\nMoney in week 1:',
      label: 'Week 3',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Cook rice that succeeds, and a curry to go with it',
      description:
        'White rice: rinse, one and a half times as much water, lid on, twelve minutes at the lowest heat, ten minutes rest without lifting the lid. Curry: onion, ginger, spices in oil for a minute, then vegetables and coconut milk.',
      label: 'Dish 5',
      column: dayColumn,
      periodIndex: 16,
    },
    {
      name: 'Cook a large pot for the freezer',
      description:
        'Chilli, goulash or vegetable stew, six portions at least. Let it cool within two hours, write name and date on the box, freeze flat. One pot at the weekend is two evenings off.',
      label: 'Dish 6',
      column: dayColumn,
      periodIndex: 20,
    },
    {
      name: 'Cook four evenings, with one new dish',
      description:
        'Three dishes that you know, one that you do not. Taste before serving: if something is missing, it is usually salt or acid, a few drops of lemon or vinegar.',
      notes: 'New this week:\nWhat I change next time:',
      label: 'Weeks 4 and 5',
      column: weekColumn,
      periodIndex: 4,
      repeatCount: 2,
    },
    {
      name: 'Make something with eggs in ten minutes',
      description:
        'An omelette with whatever is there. Medium heat, push the edge to the middle, take it off while the top still shines. The dish for evenings on which you would have ordered.',
      label: 'Dish 7',
      column: dayColumn,
      periodIndex: 27,
    },
    {
      name: 'Cook a dish from my childhood',
      description:
        'Ask the person who made it for you, and write the recipe down with all the “a bit of” and “until it is right”. Cook it the same week.',
      label: 'Dish 8',
      column: dayColumn,
      periodIndex: 34,
    },
    {
      name: 'Cook four evenings without a recipe at hand',
      description:
        'By now you have eight dishes in your hands. Turn the book round, look and taste; mistakes can be eaten.',
      label: 'Week 6',
      column: weekColumn,
      periodIndex: 6,
    },
    {
      name: 'Invite two people and cook for them',
      description:
        'A dish that you have cooked three times, bread, a salad, something sweet that was bought. Set the table before they come. Do not apologise for anything.',
      label: 'The summit',
      column: dayColumn,
      periodIndex: 42,
    },
  ],
};
