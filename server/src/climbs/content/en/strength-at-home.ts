import { dayColumn, monthColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const strengthAtHome: ClimbText = {
  code: 'strength-at-home',
  category: 'health',
  language: 'en',
  color: 'red',
  icon: 'dumbbell',
  name: 'Strong at home in 8 weeks',
  description:
    'For people who have never trained for strength, or not for a long time. Three sessions a week of 30 to 40 minutes, without a gym: a chair, a table, a towel and a backpack are enough. Ask a doctor first if you are pregnant, have high blood pressure, a heart condition, a hernia, osteoporosis or pain that stays.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Train three times a week for a whole month',
      description:
        'Strength comes from weeks, not from heroic days. Twelve sessions in the month are full marks; nine still make you stronger.',
      label: 'The aim',
      column: monthColumn,
      periodIndex: 2,
    },
    {
      name: 'Test my starting point',
      description:
        'Warm up for five minutes. Count how often you stand up from a chair in 60 seconds without using your hands, how many push-ups against a table edge are clean, and how long you hold a plank on your forearms. Stop while it still looks good; you repeat it in weeks 4 and 8.',
      notes: 'Stand up in 60 seconds:\nPush-ups at the table:\nPlank in seconds:',
      label: 'Before',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Learn workout A: squat, push, bridge',
      description:
        'Two rounds: 8 squats down to a chair, 8 push-ups against a wall or table, 10 hip bridges on the floor, 20 seconds of plank. Two seconds down, one up, breathing out on the way up. Rest for a minute between exercises.',
      label: 'Workout A',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Learn workout B: lunge, row, carry',
      description:
        'Two rounds: 6 lunges backwards on each leg, 10 rows with a filled backpack on each side, 8 good mornings with hands on the hips, 40 seconds of walking with a heavy bag in each hand. Keep the back long as if somebody pulled you up by the hair.',
      label: 'Workout B',
      column: dayColumn,
      periodIndex: 3,
    },
    {
      name: 'Film myself in workout A and correct one thing',
      description:
        'From the side, with the telephone on a shelf. Look at three points: do the heels stay down, do the knees follow the toes, does the back keep its shape? Change only one of them.',
      label: 'Workout A',
      column: dayColumn,
      periodIndex: 5,
    },
    {
      name: 'Do workouts A, B and A, two rounds each',
      description:
        'Leave at least one day between sessions. Muscles that are sore for two days are fine; joints that hurt are not, so choose a lighter version.',
      notes: '[ ] Workout A\n[ ] Workout B\n[ ] Workout A',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Do workouts B, A and B, two rounds each',
      description:
        'End every set with two clean repetitions left in you. If you have four left, take the harder version: a lower table, a heavier backpack, a deeper seat.',
      notes: '[ ] Workout B\n[ ] Workout A\n[ ] Workout B',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Do workouts A, B and A, three rounds each',
      description:
        'A third round is the largest step of the eight weeks. Eat something with protein at each meal: eggs, beans, yoghurt, fish, tofu.',
      notes: '[ ] Workout A\n[ ] Workout B\n[ ] Workout A',
      label: 'Week 3',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Do two light sessions and repeat the test',
      description:
        'Two rounds each, then the test from day 1 on another day. Compare in writing. Muscles need such a week; skipping it brings nothing.',
      notes: '[ ] Workout B, light\n[ ] Workout A, light\n[ ] Test: stand up, push-ups, plank',
      label: 'Week 4, lighter',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Choose a harder version of every exercise',
      description:
        'Squat with the backpack on your chest, push-ups on the stairs or the floor, bridge on one leg, plank with alternating leg lift, lunges forwards, row in a bent position. Choose the version with which 8 repetitions are hard but clean.',
      notes: 'Squat:\nPush:\nBridge:\nLunge:\nRow:',
      label: 'Next level',
      column: dayColumn,
      periodIndex: 29,
    },
    {
      name: 'Do A, B and A with the harder versions, three rounds',
      description:
        'Fewer repetitions at first are right: 6 to 8 instead of 10. Write the numbers down; progress that is not written down is felt only on good days.',
      notes: '[ ] Workout A\n[ ] Workout B\n[ ] Workout A',
      label: 'Week 5',
      column: weekColumn,
      periodIndex: 5,
    },
    {
      name: 'Do B, A and B, one repetition more in every set',
      description:
        'Add one repetition, nothing else. When you reach 12, add weight and go back to 8. This rule works for years.',
      notes: '[ ] Workout B\n[ ] Workout A\n[ ] Workout B',
      label: 'Week 6',
      column: weekColumn,
      periodIndex: 6,
    },
    {
      name: 'Do A, B and A, four rounds of the first two exercises',
      description:
        'The heaviest week. Sleep seven hours or more; strength is built at night. If a day goes badly, do one round and call it training.',
      notes: '[ ] Workout A\n[ ] Workout B\n[ ] Workout A',
      label: 'Week 7',
      column: weekColumn,
      periodIndex: 7,
    },
    {
      name: 'Do two sessions and the last test',
      description:
        'Three rounds each, then three days of rest before the test. Whatever the numbers say, compare how it feels to carry the shopping upstairs.',
      notes:
        '[ ] Workout B\n[ ] Workout A\n[ ] Stand up in 60 seconds:\n[ ] Push-ups:\n[ ] Plank in seconds:',
      label: 'Week 8',
      column: weekColumn,
      periodIndex: 8,
    },
    {
      name: 'Decide how I keep the strength',
      description:
        'Two sessions a week are enough to keep it, three to build on. Put them on fixed days as repeating goals, and choose one thing that you want to be able to do in three months: ten push-ups on the floor, a pull-up, a crate up four floors.',
      label: 'The summit',
      column: dayColumn,
      periodIndex: 56,
    },
  ],
};
