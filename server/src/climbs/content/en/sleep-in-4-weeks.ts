import { dayColumn, monthColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const sleepIn4Weeks: ClimbText = {
  code: 'sleep-in-4-weeks',
  category: 'health',
  language: 'en',
  color: 'indigo',
  icon: 'moon',
  name: 'Sleep better in 4 weeks',
  description:
    'For people who fall asleep late, wake at night or get up tired. You change one thing a week and see from a short diary whether it helps. It does not replace a doctor: see one if you snore with pauses in breathing, if your legs will not rest, if your mood is low, or if bad sleep has lasted for more than three months.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Find three changes that help me sleep',
      description:
        'Sleep cannot be forced, only invited. You try something new each week and keep it long enough to judge it; after four weeks you know your own three rules.',
      label: 'The aim',
      column: monthColumn,
      periodIndex: 1,
    },
    {
      name: 'Watch my sleep for a week without changing it',
      description:
        'Seven days are enough to see a pattern, and the pattern is often kinder than the feeling. Do not use a watch that scores your nights; what you remember in the morning is accurate enough.',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Fill in the sleep diary after getting up',
      description:
        'Two minutes with the first drink of the morning; estimate, and do not look at the clock at night. Every day of the four weeks, so that you can compare them.',
      notes:
        'Went to bed at:\nFell asleep about:\nAwake at night (minutes):\nGot up at:\nTired today, from 0 to 10:',
      label: 'Diary',
      column: dayColumn,
      periodIndex: 1,
      repeatCount: 28,
    },
    {
      name: 'Write down when I had coffee, alcohol and naps',
      description:
        'Caffeine stays for longer than it is felt: half of it is still there after about five hours. Alcohol makes you fall asleep and then wakes you in the second half of the night. This week only look.',
      label: 'Day 2',
      column: dayColumn,
      periodIndex: 2,
    },
    {
      name: 'Make the bedroom dark, quiet and cool',
      description:
        '16 to 19 degrees suit most people. Cover small lights, turn the clock to the wall, find out what really wakes you. Earplugs cost less than a mattress.',
      notes:
        '[ ] Curtains close well\n[ ] Clock turned away\n[ ] Charger moved out of the room\n[ ] Window or heating checked',
      label: 'Day 5',
      column: dayColumn,
      periodIndex: 5,
    },
    {
      name: 'Work out my average night',
      description:
        'Add up the hours that you really slept and divide by seven; do the same for the hours in bed. If you sleep six of eight hours in bed, the bed has become a place for lying awake: that is what the next weeks change.',
      notes: 'Hours asleep on average:\nHours in bed on average:',
      label: 'Day 7',
      column: dayColumn,
      periodIndex: 7,
    },
    {
      name: 'Get up at the same time every day, at the weekend too',
      description:
        'The hour of getting up sets the inner clock, not the hour of going to bed. Choose a time that also works on Sunday, and keep it after bad nights above all. Half an hour of difference is allowed.',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Get twenty minutes of daylight before noon',
      description:
        'Outside, without sunglasses, even under clouds: a grey sky is many times brighter than a lamp. Walk to the second bus stop, or drink your coffee at the open door. Never look into the sun.',
      label: 'Week 2',
      column: dayColumn,
      periodIndex: 8,
      repeatCount: 7,
    },
    {
      name: 'Have the last coffee at noon',
      description:
        'Black and green tea, cola and energy drinks count too. Go down over three days if you drink a lot; otherwise your head will ache.',
      label: 'Day 9',
      column: dayColumn,
      periodIndex: 9,
    },
    {
      name: 'Move for half an hour, at least three hours before bed',
      description:
        'Walking fast is enough. A day on your feet builds up pressure to sleep; sofas and naps of more than twenty minutes take it away.',
      label: 'Day 11',
      column: dayColumn,
      periodIndex: 11,
    },
    {
      name: 'Compare the second week with the first',
      description:
        'Look at the hours awake at night and at the number for tiredness. The first days of a fixed hour often feel worse before they get better; two weeks are the least for a verdict.',
      label: 'Day 14',
      column: dayColumn,
      periodIndex: 14,
    },
    {
      name: 'Use the bed for sleeping only',
      description:
        'No mail, no series, no worrying in bed. Go to bed when you are sleepy, not when the clock says so. If you lie awake for what feels like twenty minutes, get up, do something dull in dim light, and come back when your eyes close. Sex is the one exception.',
      label: 'Week 3',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Let the last hour of the evening be dim and dull',
      description:
        'Half the lamps, no news, nothing that can still be decided today. Reading on paper, folding laundry, a warm shower. The same order every evening becomes a signal.',
      label: 'Week 3',
      column: dayColumn,
      periodIndex: 15,
      repeatCount: 7,
    },
    {
      name: 'Put out of my head what keeps me awake, before dinner',
      description:
        'Ten minutes with paper: left, what is on your mind; right, the next step tomorrow, or “cannot be solved tonight”. If thoughts come at night, say to them: you are already written down.',
      notes: 'On my mind:\nNext step:',
      label: 'Day 16',
      column: dayColumn,
      periodIndex: 16,
    },
    {
      name: 'Learn one way to become calm',
      description:
        'Lie down by day, tense the feet for five seconds and let go for fifteen, then calves, thighs, belly, hands, shoulders, face. Practise by daylight; at night only what is practised works.',
      label: 'Day 18',
      column: dayColumn,
      periodIndex: 18,
    },
    {
      name: 'Shorten the time in bed if I still lie awake for long',
      description:
        'Go to bed later so that the time in bed is your average sleep plus half an hour, but never less than six hours. Keep the hour of getting up. Leave this step out if you have epilepsy or bipolar disorder, are pregnant, or drive or operate machines for a living; ask a doctor instead.',
      label: 'Day 21',
      column: dayColumn,
      periodIndex: 21,
    },
    {
      name: 'Keep what helps and drop the rest',
      description:
        'Two or three rules are enough for good sleep; ten make you afraid of the night. Look in the diary for the days after good nights, and keep what they have in common.',
      label: 'Week 4',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Practise a bad night',
      description:
        'Write down for yourself what you do after one: get up on time, go outside, no long nap, no early bed. A bad night is unpleasant and harmless; the fear of it causes the next.',
      label: 'Day 24',
      column: dayColumn,
      periodIndex: 24,
    },
    {
      name: 'Compare this week with the first and write down my rules',
      description:
        'Hours asleep, hours awake, tiredness: side by side. If nothing has changed, take the diary to a doctor; it is the best thing you can bring, and behavioural therapy for insomnia helps most people.',
      notes: 'What stays:\nWhat I drop:\nHours asleep, week 1 and week 4:',
      label: 'The summit',
      column: dayColumn,
      periodIndex: 28,
    },
  ],
};
