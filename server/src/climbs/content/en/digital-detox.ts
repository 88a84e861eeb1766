import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const digitalDetox: ClimbText = {
  code: 'digital-detox',
  category: 'mind',
  language: 'en',
  color: 'slate',
  icon: 'phone',
  name: 'Digital detox in 3 weeks',
  description:
    'For people who reach for the telephone before they know why. In twenty-one days you clear it out, give it a place, and win back about an hour a day. Nobody has to throw anything away, and you stay reachable for those who need you.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Bring the daily screen time down by a quarter',
      description:
        'The first quarter goes almost by itself, with a few settings. Only private use counts; work is another matter.',
      notes: 'Minutes a day at the start:\nMinutes a day on Sunday:',
      label: 'Week 1: clear out',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Read my screen time of last week',
      description:
        'Find it in the settings of the telephone: minutes a day, how often you picked it up, the three apps on top. Write beside each what you had hoped for when you opened it.',
      notes: 'Minutes a day:\nTimes I picked it up:\nThe three on top, and what I hoped for:',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Switch off every notification that is not from a human being',
      description:
        'Calls and messages from people may ring; news, shops, games and networks may not. Ten minutes, app by app. You can switch anything back on that you really miss.',
      notes:
        '[ ] News and weather\n[ ] Shops and offers\n[ ] Games\n[ ] Networks and videos\n[ ] Groups that are always talking',
      label: 'Day 2',
      column: dayColumn,
      periodIndex: 2,
    },
    {
      name: 'Empty the first page of the telephone',
      description:
        'Only tools stay there: map, camera, calendar, calls. Everything that wants your time moves to the last page or goes. Take a dull background.',
      label: 'Day 3',
      column: dayColumn,
      periodIndex: 3,
    },
    {
      name: 'Buy an alarm clock and charge the telephone outside the bedroom',
      description:
        'The first and the last look of the day are the most expensive ones. A clock for a few coins brings back both. If somebody must be able to reach you at night, put the telephone in the corridor with the ringer on.',
      label: 'Day 4',
      column: dayColumn,
      periodIndex: 4,
    },
    {
      name: 'Delete one app for sixteen days',
      description:
        'The one from day 1 on which you spend most and of which you remember least. Only the app, not the account: you can look at it on a computer if you must.',
      label: 'Day 5',
      column: dayColumn,
      periodIndex: 5,
    },
    {
      name: 'Write a list of what I do with an hour that comes free',
      description:
        'Ten things, some of five minutes and some of an hour: call your sister, mend the pocket, read two pages, look out of the window. Hang it where the telephone used to lie.',
      notes: 'Five minutes:\nHalf an hour:\nAn hour:',
      label: 'Day 6',
      column: dayColumn,
      periodIndex: 6,
    },
    {
      name: 'Spend Sunday morning without a screen',
      description:
        'From getting up until lunch. Tell those who might worry. Notice when your hand goes to your pocket, and what happens just before.',
      label: 'Day 7',
      column: dayColumn,
      periodIndex: 7,
    },
    {
      name: 'Keep three places free of the telephone',
      description:
        'The table, the bed and one of your own choice: the toilet, the train, the playground. Places are easier to keep than minutes.',
      notes: '[ ] Table\n[ ] Bed\n[ ] My third place:',
      label: 'Week 2: places and times',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Read messages at three fixed times only',
      description:
        'For example at nine, at one and at six, for twenty minutes each. Between them, calls ring and nothing else does. Tell the people who expect an answer within minutes; most of them will be relieved.',
      label: 'Week 2',
      column: dayColumn,
      periodIndex: 8,
      repeatCount: 5,
    },
    {
      name: 'Unsubscribe and unfollow for half an hour',
      description:
        'Everything that makes you feel smaller, angrier or poorer after reading. Open the newsletters of the last week and click at the bottom. Keep ten sources that you would miss.',
      label: 'Day 10',
      column: dayColumn,
      periodIndex: 10,
    },
    {
      name: 'Leave the house for an hour without a telephone',
      description:
        'Carry a little money and a written number. Choose a way that you know. After twenty minutes you will begin to see things.',
      label: 'Day 13',
      column: dayColumn,
      periodIndex: 13,
    },
    {
      name: 'Do one thing from my list with other people',
      description:
        'Cook, play cards, walk, repair something. Put all telephones into one bowl; the first to reach in washes up.',
      label: 'Day 14',
      column: dayColumn,
      periodIndex: 14,
    },
    {
      name: 'Bring the daily screen time down to half',
      description:
        'Half of what it was on day 1. If that is already little, choose your own number. It only matters that you choose it, and not the telephone.',
      label: 'Week 3: decide',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Be bored on purpose for a quarter of an hour',
      description:
        'Sit on a bench, without a book and without music. The first five minutes are long. Ideas, worries and plans that then come have waited for this quarter of an hour; write down one.',
      label: 'Day 16',
      column: dayColumn,
      periodIndex: 16,
    },
    {
      name: 'Spend a whole day without networks, news and videos',
      description:
        'From getting up to going to bed. Calls, maps and music are allowed. Plan the day beforehand, or the old habit will plan it.',
      label: 'Day 20',
      column: dayColumn,
      periodIndex: 20,
    },
    {
      name: 'Decide for every app: stays, gets a limit, or goes',
      description:
        'Read your screen time once more and compare. The app that you deleted on day 5 comes back only if you can say what for. Write three rules of your own and put them on the back of the telephone.',
      notes: 'Minutes a day now:\nStays:\nGets a limit:\nGoes:',
      label: 'The summit',
      column: dayColumn,
      periodIndex: 21,
    },
  ],
};
