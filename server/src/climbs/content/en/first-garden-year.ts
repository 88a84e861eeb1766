import { dayColumn, monthColumn, quarterColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const firstGardenYear: ClimbText = {
  code: 'first-garden-year',
  category: 'outdoors',
  language: 'en',
  color: 'green',
  icon: 'leaf',
  name: 'A first garden year',
  description:
    'For beginners with a bed of four to six square metres or a few large tubs. Start in the first week of February and follow the months through to January; they hold for the temperate north, with the last frost about the middle of May. In milder places begin two to three weeks earlier, in the mountains later; in the south shift everything by half a year.',
  inOrder: false,
  suggestedStart: 6,
  steps: [
    {
      name: 'Look, measure and plan',
      description:
        'Nothing grows yet, so there is time for the most important questions: where the sun falls, what the soil is like, what you like to eat.',
      label: 'February',
      column: monthColumn,
      periodIndex: 1,
    },
    {
      name: 'Watch for a day where the sun falls',
      description:
        'Look at nine, at noon, at three and at five, and draw shade into a sketch. Vegetables want six hours of sun in summer; the sun will then stand higher than now. Salad, chard and herbs such as parsley get by with four.',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Test the soil with my hands',
      description:
        'Dig a hole as deep as a spade. Does a moist lump fall apart (sand), hold together (clay) or crumble (good)? In towns and on old industrial land, have the soil tested for lead, or grow in tubs with bought earth.',
      label: 'Day 8',
      column: dayColumn,
      periodIndex: 8,
    },
    {
      name: 'Choose five vegetables and draw the bed',
      description:
        'Five are plenty: for example radishes, lettuce, bush beans, courgette, tomatoes. Read on the packet how much room each wants, and believe it. Ask neighbours what grows well here and what the snails eat.',
      notes: '1\n2\n3\n4\n5',
      label: 'February',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Get seed, compost and five tools',
      description:
        'Spade, rake, hand trowel, watering can, gloves. Buy peat-free compost. Open-pollinated seed can be saved in autumn, hybrid seed (F1) does not come true.',
      notes: '[ ] Seed of the five\n[ ] Peat-free compost\n[ ] Spade, rake, trowel\n[ ] Watering can, gloves',
      label: 'February',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Prepare the bed and sow tomatoes indoors',
      description:
        'Wait until the soil no longer sticks to your boots. Pull roots of couch grass and bindweed whole, loosen, spread two to three centimetres of compost. Tomatoes germinate on a bright sill at some 20 degrees, from the middle of the month on.',
      notes: '[ ] Roots pulled out\n[ ] Soil loosened\n[ ] Compost spread\n[ ] Tomatoes sown',
      label: 'March',
      column: monthColumn,
      periodIndex: 2,
    },
    {
      name: 'Sow radishes, spinach and peas outdoors',
      description:
        'As soon as the ground is no longer frozen or soaked. Radishes a centimetre deep, three centimetres apart; peas three to five deep, with twigs to climb. Cover with fleece on frosty nights.',
      label: 'End of March',
      column: weekColumn,
      periodIndex: 8,
    },
    {
      name: 'Sow a little every two weeks, and fight snails early',
      description:
        'Lettuce, carrots and chard can go out now. A short row every two weeks gives a salad a day instead of twenty at once. Collect snails in the evening, and lay out a board under which they hide.',
      notes: '[ ] First lettuce\n[ ] Carrots and chard\n[ ] Second row after two weeks',
      label: 'April',
      column: monthColumn,
      periodIndex: 3,
    },
    {
      name: 'Prick out the tomatoes and let them get used to the wind',
      description:
        'One plant per pot as soon as it has two true leaves, set down to the seed leaves. From the end of the month put them outside on mild days, first an hour in the shade, then longer; in again at night.',
      label: 'Middle of April',
      column: weekColumn,
      periodIndex: 11,
    },
    {
      name: 'Plant out what fears the frost',
      description:
        'After the middle of the month, when the forecast has no frost: tomatoes, courgettes, beans. Tomatoes deep and at a stake, half a metre apart, under a roof if you have one; one courgette needs a whole square metre.',
      notes:
        '[ ] Forecast without frost\n[ ] Tomatoes at the stake\n[ ] One courgette, not three\n[ ] Beans, three centimetres deep',
      label: 'May',
      column: monthColumn,
      periodIndex: 4,
    },
    {
      name: 'Harvest something for the first time',
      description:
        'The first radish is ready four to six weeks after sowing. Eat it in the garden, unwashed if you like. Take a picture of the bed from the same place each month.',
      label: 'Spring',
      column: quarterColumn,
      periodIndex: 2,
    },
    {
      name: 'Water well, mulch and tie up',
      description:
        'In dry weather rather twenty litres for a square metre twice a week than a little every day, in the morning and on the soil, never on the leaves. Three centimetres of dry grass keep the moisture in. Break the side shoots of tomatoes out of the leaf joints once a week.',
      notes: '[ ] Mulch spread\n[ ] Tomatoes tied and pinched\n[ ] Someone found for the holidays',
      label: 'June',
      column: monthColumn,
      periodIndex: 5,
    },
    {
      name: 'Walk through the garden once and do the ten things I see',
      description:
        'Half an hour, with a basket, string and knife. Pull weeds while they are small, pick what is ripe, look under the leaves. A garden lives from regular looking more than from long Saturdays.',
      notes: 'Harvested:\nSeen:',
      label: 'June and July',
      column: weekColumn,
      periodIndex: 18,
      repeatCount: 8,
    },
    {
      name: 'Harvest young and sow for autumn',
      description:
        'Courgettes at the length of a hand, beans before the seeds swell: picking makes plants bear more. Fill gaps by the middle of the month with chard, endive or fennel, kale as young plants.',
      notes: '[ ] Gaps filled\n[ ] Courgettes picked small',
      label: 'July',
      column: monthColumn,
      periodIndex: 6,
    },
    {
      name: 'Preserve what is too much, and sow lamb’s lettuce',
      description:
        'Boil down tomatoes, freeze beans after three minutes of boiling, give away courgettes. Sow lamb’s lettuce and spinach from the middle of the month. Nip off the tips of the tomatoes: fruit that sets later will not ripen.',
      notes: '[ ] Something preserved\n[ ] Something given away\n[ ] Lamb’s lettuce sown',
      label: 'August',
      column: monthColumn,
      periodIndex: 7,
    },
    {
      name: 'Save seed from the best plants',
      description:
        'Let one bean plant and one lettuce ripen fully, dry the seed for two weeks, write name and year on the paper bag. Tomato seed is rinsed in a sieve and dried on paper. Only from open-pollinated sorts.',
      notes: '[ ] Beans\n[ ] Lettuce\n[ ] Tomatoes',
      label: 'September',
      column: monthColumn,
      periodIndex: 8,
    },
    {
      name: 'Clear the summer crops and plant garlic',
      description:
        'Bring in green tomatoes before the first frost; they ripen in a drawer. Cut beans off and leave their roots in the ground, they feed the soil. Garlic cloves five centimetres deep, fifteen apart, point upwards.',
      notes: '[ ] Green tomatoes brought in\n[ ] Garlic planted\n[ ] Diseased plants not on the compost',
      label: 'October',
      column: monthColumn,
      periodIndex: 9,
    },
    {
      name: 'Cover the soil and clean the tools',
      description:
        'Leaves or straw over the bed, so that it is never bare. Leave some stalks standing: insects spend the winter in them. Empty the watering can and the hose before it freezes.',
      notes: '[ ] Bed covered\n[ ] Tools clean and oiled\n[ ] Water turned off',
      label: 'November',
      column: monthColumn,
      periodIndex: 10,
    },
    {
      name: 'Harvest lamb’s lettuce and read the garden diary',
      description:
        'Cut it on a frost-free day above the roots. Put the pictures of the year in a row and write down three things: grew well, was a nuisance, again next year.',
      notes: 'Grew well:\nWas a nuisance:\nAgain next year:',
      label: 'December',
      column: monthColumn,
      periodIndex: 11,
    },
    {
      name: 'Draw the bed for the second year',
      description:
        'Let families change places: where tomatoes stood, beans or salad come next; cabbage never twice in the same spot. One new vegetable a year is enough to remain a beginner happily.',
      notes: 'New this year:\nMoves to:',
      label: 'The summit',
      column: monthColumn,
      periodIndex: 12,
    },
  ],
};
