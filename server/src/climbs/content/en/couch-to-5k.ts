import { dayColumn, monthColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const couchTo5k: ClimbText = {
  code: 'couch-to-5k',
  category: 'health',
  language: 'en',
  color: 'orange',
  icon: 'boot',
  name: 'Couch to 5 km in 9 weeks',
  description:
    'For people who do not run yet, or not any more. Three sessions a week of thirty to fifty minutes, and after nine weeks you run five kilometres without a break, at a pace at which you can talk. It does not replace a doctor: ask one first if you are over 45, have been inactive for years, are pregnant, or know of any illness.',
  inOrder: true,
  suggestedStart: 1,
  steps: [
    {
      name: 'Run 1 minute, walk 2 minutes, 8 times',
      description:
        'Walk briskly for five minutes first, and for five minutes at the end; this holds for every run. Run so slowly that you could speak in whole sentences. If you are out of breath, you are too fast, not too unfit.',
      notes:
        '[ ] Shoes that do not pinch\n[ ] Five minutes of walking before\n[ ] Five minutes of walking after',
      label: 'Week 1, run 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Run 1 minute, walk 2 minutes, 8 times again',
      description:
        'A little stiffness in the calves is normal. Take short steps and let the foot land below the body rather than in front of it.',
      label: 'Week 1, run 2',
      column: dayColumn,
      periodIndex: 3,
    },
    {
      name: 'Run 1 minute, walk 90 seconds, 8 times',
      description:
        'Only the breaks become shorter. Drop your shoulders, open your hands, look twenty metres ahead.',
      label: 'Week 1, run 3',
      column: dayColumn,
      periodIndex: 5,
    },
    {
      name: 'Finish week 1 and fix my three running days',
      description:
        'Choose three days with a day of rest between them, and tell somebody at home. Rest days make you stronger; walking and cycling are fine on them. This is also the week to have sore knees or heels looked at.',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Run 90 seconds, walk 2 minutes, 7 times',
      description:
        'The first half should feel almost too easy. If you use music, choose it slower than you like it.',
      label: 'Week 2, run 1',
      column: dayColumn,
      periodIndex: 8,
    },
    {
      name: 'Run 90 seconds, walk 90 seconds, 8 times',
      description:
        'Breathe as it comes; no rhythm is needed. A stitch goes away if you slow down and breathe out long.',
      label: 'Week 2, run 2',
      column: dayColumn,
      periodIndex: 10,
    },
    {
      name: 'Run 2 minutes, walk 2 minutes, 6 times',
      description: 'Two minutes are twice the first week. Keep the last repeat as slow as the first.',
      label: 'Week 2, run 3',
      column: dayColumn,
      periodIndex: 12,
    },
    {
      name: 'Finish week 2 and decide: go on, or repeat it',
      description:
        'Go on if you could have run one more repeat. If shins or knees hurt the morning after, repeat the week. It costs you seven days, an injury costs two months.',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Run 2 minutes, walk 90 seconds, 7 times',
      description: 'Try a route without crossings, so that the watch sets the breaks and not the lights.',
      label: 'Week 3, run 1',
      column: dayColumn,
      periodIndex: 15,
    },
    {
      name: 'Run 3 minutes, walk 2 minutes, 5 times',
      description:
        'Start each repeat more slowly than the last one ended. Three minutes are long only in the third minute.',
      label: 'Week 3, run 2',
      column: dayColumn,
      periodIndex: 17,
    },
    {
      name: 'Run 3 minutes, walk 90 seconds, 6 times',
      description: 'Say a sentence aloud in the middle of every repeat. If it breaks off, slow down.',
      label: 'Week 3, run 3',
      column: dayColumn,
      periodIndex: 19,
    },
    {
      name: 'Finish week 3 and look after the shoes',
      description:
        'If you now know that you will stay with it, have your step looked at in a running shop. Shoes fit when there is a thumb’s width before the longest toe.',
      label: 'Week 3',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Run 4 minutes, walk 2 minutes, 4 times',
      description:
        'Sixteen minutes of running in all. Drink a glass of water an hour before rather than carrying a bottle.',
      label: 'Week 4, run 1',
      column: dayColumn,
      periodIndex: 22,
    },
    {
      name: 'Run 5 minutes, walk 3 minutes, 3 times',
      description: 'The first five minutes of your running life. Keep to the pace at which you can talk.',
      label: 'Week 4, run 2',
      column: dayColumn,
      periodIndex: 24,
    },
    {
      name: 'Run 5 minutes, walk 2 minutes, 4 times',
      description:
        'If the fourth is hard, run it even more slowly; do not stop before the time is up unless something hurts.',
      label: 'Week 4, run 3',
      column: dayColumn,
      periodIndex: 26,
    },
    {
      name: 'Finish week 4: twenty minutes of running in one session',
      description:
        'Almost half of the way. Write down how the first run felt beside how this one did. You need that sentence in week 6.',
      notes: 'Week 1:\nWeek 4:',
      label: 'Week 4',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Run 6 minutes, walk 2 minutes, 3 times',
      description: 'Run where it is flat. Hills come when five kilometres are behind you.',
      label: 'Week 5, run 1',
      column: dayColumn,
      periodIndex: 29,
    },
    {
      name: 'Run 8 minutes, walk 3 minutes, twice',
      description:
        'After four minutes the body finds its rhythm. Wait for that moment and do not become faster when it comes.',
      label: 'Week 5, run 2',
      column: dayColumn,
      periodIndex: 31,
    },
    {
      name: 'Run 8 minutes, walk 2 minutes, 3 times',
      description:
        'Twenty-four minutes, the longest session so far. Walk slowly for a while afterwards, then loosen calves and thighs.',
      label: 'Week 5, run 3',
      column: dayColumn,
      periodIndex: 33,
    },
    {
      name: 'Finish week 5 and decide: go on, or repeat it',
      description:
        'From here on the breaks grow few. If you are tired all day or sleep badly, repeat the week: that is training too.',
      label: 'Week 5',
      column: weekColumn,
      periodIndex: 5,
    },
    {
      name: 'Run 10 minutes, walk 3 minutes, twice',
      description: 'Ten minutes at a stretch. Think of the turning point only, never of the whole way.',
      label: 'Week 6, run 1',
      column: dayColumn,
      periodIndex: 36,
    },
    {
      name: 'Run 12 minutes, walk 3 minutes, run 8 minutes',
      description: 'The long part comes first, the rest is a gift. Keep it slow enough to smile at people.',
      label: 'Week 6, run 2',
      column: dayColumn,
      periodIndex: 38,
    },
    {
      name: 'Run 15 minutes without a break',
      description:
        'One stretch, then you are finished. If you have to walk, walk for a minute and go on; it counts.',
      label: 'Week 6, run 3',
      column: dayColumn,
      periodIndex: 40,
    },
    {
      name: 'Finish week 6 and read the sentence from week 4',
      description:
        'You ran one minute six weeks ago and fifteen now. Heart and lungs learn faster than tendons, so keep the pace low although you could go faster.',
      label: 'Week 6',
      column: weekColumn,
      periodIndex: 6,
    },
    {
      name: 'Run 12 minutes, walk 2 minutes, twice',
      description: 'A calm start into the week after the long stretch.',
      label: 'Week 7, run 1',
      column: dayColumn,
      periodIndex: 43,
    },
    {
      name: 'Run 18 minutes without a break',
      description: 'Run the first three minutes as if you were only warming up.',
      label: 'Week 7, run 2',
      column: dayColumn,
      periodIndex: 45,
    },
    {
      name: 'Run 20 minutes without a break',
      description:
        'Most people cover between two and a half and three and a half kilometres in this time. Do not measure it yet; the minutes are what counts.',
      label: 'Week 7, run 3',
      column: dayColumn,
      periodIndex: 47,
    },
    {
      name: 'Finish week 7 and find a route of 5 km',
      description:
        'Measure it on a map or by bicycle: flat, with even ground, and with a place to be proud at the end. You will run it in two weeks.',
      label: 'Week 7',
      column: weekColumn,
      periodIndex: 7,
    },
    {
      name: 'Run 22 minutes without a break',
      description: 'The breaks are over. If the head wants to stop, run to the next lamp post and ask again.',
      label: 'Week 8, run 1',
      column: dayColumn,
      periodIndex: 50,
    },
    {
      name: 'Run 25 minutes without a break',
      description: 'Find out at what time of day it is easiest for you, and note it.',
      label: 'Week 8, run 2',
      column: dayColumn,
      periodIndex: 52,
    },
    {
      name: 'Run 28 minutes without a break',
      description: 'Try the first half of your 5 km route. Start even more slowly than usual.',
      label: 'Week 8, run 3',
      column: dayColumn,
      periodIndex: 54,
    },
    {
      name: 'Finish week 8 and sleep enough',
      description:
        'The last week asks for less than you fear. Two good nights before the third run help more than an extra session.',
      label: 'Week 8',
      column: weekColumn,
      periodIndex: 8,
    },
    {
      name: 'Run 32 minutes without a break',
      description:
        'For many this is between four and four and a half kilometres. Stop while you still could go on.',
      label: 'Week 9, run 1',
      column: dayColumn,
      periodIndex: 57,
    },
    {
      name: 'Run 20 easy minutes',
      description: 'Only to keep the legs awake. After that rest until Sunday.',
      label: 'Week 9, run 2',
      column: dayColumn,
      periodIndex: 59,
    },
    {
      name: 'Run 5 km without a break',
      description:
        'Expect 35 to 45 minutes; the time does not matter today. Run the first kilometre as the slowest and the last as you like. Walk for ten minutes afterwards, then celebrate.',
      label: 'Week 9, run 3',
      column: dayColumn,
      periodIndex: 63,
    },
    {
      name: 'Finish week 9 and choose how to go on',
      description:
        'Take two days off first. Three runs of thirty minutes a week keep what you have. If you want more, add at most a tenth a week, first in length, later in speed.',
      label: 'Week 9',
      column: weekColumn,
      periodIndex: 9,
    },
    {
      name: 'Run 5 km a second time, in company',
      description:
        'With a friend, or at a local run for everybody. The first time was proof, the second is habit: from now on it is simply something that you can do.',
      label: 'The summit',
      column: monthColumn,
      periodIndex: 3,
    },
  ],
};
