import { dayColumn, monthColumn, weekColumn, yearColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const halfMarathon: ClimbText = {
  code: 'half-marathon',
  category: 'health',
  language: 'en',
  color: 'coral',
  icon: 'flag',
  name: 'Half marathon in 12 weeks',
  description:
    'For runners who already run three times a week and manage an hour, or ten kilometres, without stopping. Four runs a week carry you to 21.1 kilometres; finishing in good shape comes before a fast time. It does not replace a doctor or a coach: have heart and joints checked first if anything has ever worried you.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Run a half marathon',
      description:
        'Choose a race twelve weeks after your start, so that the twelfth Sunday is race day. If the race is earlier, begin earlier; do not leave out weeks. If it is in the next year, move this goal there.',
      label: 'The summit',
      column: yearColumn,
      periodIndex: 1,
    },
    {
      name: 'Run 24 km in four runs',
      description:
        'Two easy runs of 30 minutes, one of 35 with four strides of 20 seconds at the end, one long run. Easy means that you can talk. Leave a day between the long run and the next.',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Sign up for the race and ask a doctor if in doubt',
      description:
        'A paid start number is the best training partner. Ask a doctor first if you feel pressure in the chest, get dizzy when you run, take medicine for the heart, or have pain that stays.',
      label: 'Week 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Long run: 10 km',
      description:
        'A minute and a half per kilometre slower than you could race ten kilometres. The long run is about time on your feet, not about pace.',
      label: 'Long run',
      column: dayColumn,
      periodIndex: 7,
    },
    {
      name: 'Run 27 km, one of the runs with 6 × 2 minutes brisk',
      description:
        'After 15 easy minutes: two minutes brisk, two minutes jogging, six times, then 10 easy minutes. Brisk is the pace at which you can say three words.',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Long run: 11 km',
      description:
        'Look for soft ground for at least half of it. Drink when you are back, and eat within the hour.',
      label: 'Long run',
      column: dayColumn,
      periodIndex: 14,
    },
    {
      name: 'Run 29 km and strengthen hips and calves twice',
      description:
        'Twice a week after an easy run: 15 calf raises on each leg, 10 single-leg bridges, 30 seconds of side plank on each side, two rounds. It takes ten minutes and protects knees.',
      label: 'Week 3',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Long run: 12.5 km',
      description:
        'Walk for a minute after every half hour if you like. Many finish a half marathon that way.',
      label: 'Long run',
      column: dayColumn,
      periodIndex: 21,
    },
    {
      name: 'Take an easy week: 22 km in three runs',
      description:
        'Every fourth week is lighter, because the body grows in the pauses. No brisk running this week, even if you feel like it.',
      label: 'Week 4, easy',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Easy run: 9 km',
      description: 'Leave the watch at home.',
      label: 'Long run',
      column: dayColumn,
      periodIndex: 28,
    },
    {
      name: 'Reach a long run of 14 km without hurry',
      description:
        'The first distance that few people run by chance. If you get there with something in reserve, the half marathon is within reach.',
      label: 'Milestone',
      column: monthColumn,
      periodIndex: 2,
    },
    {
      name: 'Run 31 km, one of the runs with 20 minutes brisk',
      description:
        '15 minutes easy, 20 minutes at a pace that you could hold for an hour, 10 minutes easy. It should feel hard in a calm way, never like a sprint.',
      label: 'Week 5',
      column: weekColumn,
      periodIndex: 5,
    },
    {
      name: 'Long run: 14 km',
      description:
        'Put on the socks and shirt that you want to race in. A seam that rubs today will bleed at 21 kilometres.',
      label: 'Long run',
      column: dayColumn,
      periodIndex: 35,
    },
    {
      name: 'Run 34 km and try food on the way',
      description:
        'Beyond 75 minutes most people need 30 to 60 grams of carbohydrate an hour. Try gels, dates or sweet tea in training; never anything new on race day.',
      label: 'Week 6',
      column: weekColumn,
      periodIndex: 6,
    },
    {
      name: 'Long run: 15.5 km',
      description:
        'Eat and drink as you will in the race. Run the last two kilometres a little faster than the first.',
      label: 'Long run',
      column: dayColumn,
      periodIndex: 42,
    },
    {
      name: 'Run 36 km, one of the runs with 3 × 10 minutes at race pace',
      description:
        'Race pace is what you could hold for 21 kilometres: about 20 to 30 seconds per kilometre slower than over ten. Three easy minutes between the parts.',
      label: 'Week 7',
      column: weekColumn,
      periodIndex: 7,
    },
    {
      name: 'Long run: 17 km',
      description: 'Find out beforehand where you can get water. Tell somebody which way you go.',
      label: 'Long run',
      column: dayColumn,
      periodIndex: 49,
    },
    {
      name: 'Take an easy week: 25 km in three runs',
      description:
        'Sleep an hour more, have the legs massaged, check the shoes: after 600 to 800 kilometres they are worn out. New ones now, not in race week.',
      label: 'Week 8, easy',
      column: weekColumn,
      periodIndex: 8,
    },
    {
      name: 'Run 10 km as a test, or a small race',
      description:
        'Warm up for ten minutes, then run evenly. Your time times 2.2, plus a few minutes, is a sensible aim for the half marathon.',
      notes: 'Time over 10 km:\nMy aim for 21.1 km:',
      label: 'Test',
      column: dayColumn,
      periodIndex: 56,
    },
    {
      name: 'Run 38 km in four runs',
      description:
        'The two hardest weeks begin. Stop at pain that changes the way you run, and wait until it is gone; muscle ache may stay.',
      label: 'Week 9',
      column: weekColumn,
      periodIndex: 9,
    },
    {
      name: 'Long run: 18 km',
      description: 'Run the middle six kilometres at race pace, the others easily.',
      label: 'Long run',
      column: dayColumn,
      periodIndex: 63,
    },
    {
      name: 'Come through the long runs healthy and rested',
      description:
        'From here on health is worth more than kilometres. A missed run is missed; nobody makes it up on the next day.',
      label: 'Milestone',
      column: monthColumn,
      periodIndex: 3,
    },
    {
      name: 'Run 40 km, the longest week of all',
      description: 'After this week nothing you do makes you faster on race day; much can make you slower.',
      label: 'Week 10',
      column: weekColumn,
      periodIndex: 10,
    },
    {
      name: 'Long run: 19 km',
      description:
        'The last long one, at the hour of the day at which the race starts. Practise the breakfast as well: two to three hours before, something that you know.',
      label: 'Long run',
      column: dayColumn,
      periodIndex: 70,
    },
    {
      name: 'Run a third less: 26 km',
      description: 'Shorter runs, same days, a few brisk minutes. Feeling heavy and restless now is normal.',
      label: 'Week 11',
      column: weekColumn,
      periodIndex: 11,
    },
    {
      name: 'Easy run: 12 km',
      description: 'Three of the kilometres at race pace, to remember how it feels.',
      label: 'Long run',
      column: dayColumn,
      periodIndex: 77,
    },
    {
      name: 'Run only twice before the race, 30 easy minutes each',
      description:
        'On Tuesday and Thursday, with three short strides. Eat as usual with a little more bread, rice or pasta in the last two days, and stay off your feet on Saturday.',
      label: 'Race week',
      column: weekColumn,
      periodIndex: 12,
    },
    {
      name: 'Lay everything out and look at the way to the start',
      description:
        'Half an hour, then do something that has nothing to do with running. A poor night before a race does no harm; the one before it counts.',
      notes:
        '[ ] Start number and pins\n[ ] Worn-in shoes and socks\n[ ] Plasters or grease where it rubs\n[ ] What I eat on the way\n[ ] An old jumper for the wait\n[ ] Dry clothes for afterwards',
      label: 'The day before',
      column: dayColumn,
      periodIndex: 83,
    },
    {
      name: 'Run 21.1 km',
      description:
        'Run the first five kilometres ten seconds per kilometre slower than planned. Drink a few sips at every station. From kilometre 16 on it is hard for everybody: count kilometres, not pains.',
      label: 'Race day',
      column: dayColumn,
      periodIndex: 84,
    },
  ],
};
