import { dayColumn, monthColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const firstHutHike: ClimbText = {
  code: 'first-hut-hike',
  category: 'outdoors',
  language: 'en',
  color: 'lime',
  icon: 'mountain',
  name: 'A first two-day hike in 8 weeks',
  description:
    'For people who walk for two hours without trouble and have never slept in a hut. Step by step you get the legs, the feet and the gear ready for two days with a night in between, on marked trails without climbing or glaciers. Ask a doctor first if you have trouble with heart, lungs or knees, and never go on alone where you would need help.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Choose the tour and book the hut',
      description:
        'Four to five hours a day, at most 700 metres up, marked and of the easiest grade. Look for a way to turn back and for the last bus. Huts fill up weeks before; snow often lies on high passes into June.',
      notes: 'Tour and map:\nHut, telephone number:\nWay out after half a day:\nLast bus:',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Walk for an hour, three times',
      description:
        'Fast enough to feel warm, in the shoes that you have. Choose stairs wherever there are any.',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Walk for two hours and note where it pinches',
      description:
        'Hilly if you can find hills. At home, look at feet, knees and shoulders, and write down what complains.',
      notes: 'Feet:\nKnees:\nShoulders:',
      label: 'Long walk',
      column: dayColumn,
      periodIndex: 6,
    },
    {
      name: 'Buy boots and socks in the afternoon',
      description:
        'Feet are larger then. Walk down a slope in the shop: if the toes touch the front, they are too short. Wear them for an hour a day at home this week; you can still exchange them.',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Walk for two and a half hours in the new boots',
      description:
        'Put plaster on hot spots at once, not only when there is a blister. Take water and something to eat, and sit down for ten minutes halfway.',
      label: 'Long walk',
      column: dayColumn,
      periodIndex: 13,
    },
    {
      name: 'Strengthen the legs three times, and learn to go downhill',
      description:
        'Two rounds of 12 step-ups on each leg, 10 slow squats, 15 calf raises, half a minute on one leg with closed eyes. Downhill: small steps, soft knees, weight over the feet, and poles if knees complain.',
      notes: '[ ] 1\n[ ] 2\n[ ] 3',
      label: 'Week 3',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Walk for three hours with 300 metres of ascent and 4 kilos',
      description:
        'No hills? A stairwell or a tower does it. Go so that you can talk; if you have to stop for breath, you walk too fast.',
      label: 'Long walk',
      column: dayColumn,
      periodIndex: 20,
    },
    {
      name: 'Learn the map, the weather and the emergency call',
      description:
        'Work out times yourself: an hour for four kilometres, or 300 metres up, or 500 metres down; take the larger of distance and height whole, and half of the smaller. Learn the symbols of the map, the number 112 in Europe, and the alpine signal: six times a minute, then a minute’s pause.',
      notes:
        '[ ] Time of both days worked out\n[ ] Map on paper, and on the telephone for offline use\n[ ] Weather service for mountains found\n[ ] Emergency signal known',
      label: 'Week 4',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Walk for three and a half hours with a map only',
      description:
        'Telephone off and in the bag. At each fork, first say where you are. Half an hour of being lost near home is the cheapest lesson there is.',
      label: 'Long walk',
      column: dayColumn,
      periodIndex: 27,
    },
    {
      name: 'Walk for four hours and feel well the next morning',
      description:
        'That is the measure for a hut day. If knees or feet still complain, choose a shorter tour now; the hut can be rebooked, knees cannot.',
      label: 'Milestone',
      column: monthColumn,
      periodIndex: 2,
    },
    {
      name: 'Put the gear together and weigh it',
      description:
        'Seven to eight kilos with water are plenty for two days in a hut. Every thing that you only might need stays at home, except rain clothes, warm layer and first aid.',
      notes:
        '[ ] Hut sleeping bag, ear plugs\n[ ] Rain jacket, warm layer, hat\n[ ] Headlamp, first aid, rescue blanket\n[ ] Two litres of water, food, a reserve\n[ ] Cash, identity card, insurance\n[ ] Sun cream, glasses\nWeight:',
      label: 'Week 5',
      column: weekColumn,
      periodIndex: 5,
    },
    {
      name: 'Walk for four hours with 500 metres of ascent and 6 kilos',
      description:
        'Start early, eat a little every hour, drink before you are thirsty. At the end you should be able to walk half an hour more.',
      label: 'Long walk',
      column: dayColumn,
      periodIndex: 34,
    },
    {
      name: 'Walk on two days in a row',
      description:
        'Saturday three and a half hours, Sunday two and a half, with the packed rucksack. The second morning is what you train for.',
      notes: 'How the second morning felt:',
      label: 'Week 6',
      column: weekColumn,
      periodIndex: 6,
    },
    {
      name: 'Walk five hours once, then rest',
      description:
        'With 600 to 700 metres of ascent, at the weekend. After that only short walks, so that you start fresh.',
      label: 'Week 7',
      column: weekColumn,
      periodIndex: 7,
    },
    {
      name: 'Confirm the hut and decide by the weather',
      description:
        'Read the forecast for the mountains: thunderstorms in the afternoon mean starting at six or staying at home. Tell the hut if you do not come. Tell somebody at home where you walk and when you will call.',
      notes: 'Forecast:\nWe turn back if:\nAt home knows:',
      label: 'Three days before',
      column: dayColumn,
      periodIndex: 52,
    },
    {
      name: 'Walk up to the hut',
      description:
        'The first half hour should feel too slow. Reach the hut early in the afternoon, enter your next destination in the hut book, ask the warden about tomorrow’s trail. Shoes off, tea, early to bed.',
      label: 'Tour, day 1',
      column: dayColumn,
      periodIndex: 55,
    },
    {
      name: 'Walk down on the other side',
      description:
        'Look at the sky before breakfast. Poles longer for the way down, a rest every hour: most accidents happen on the descent, when people are tired. Call home when you are down.',
      label: 'Tour, day 2',
      column: dayColumn,
      periodIndex: 56,
    },
    {
      name: 'Write the tour down and choose the next one',
      description:
        'Half a page while the legs still ache: what was too much in the rucksack, what was missing, which view stays. Clean the boots and oil the leather.',
      notes: 'Too much:\nMissing:\nNext tour:',
      label: 'The summit',
      column: weekColumn,
      periodIndex: 8,
    },
  ],
};
