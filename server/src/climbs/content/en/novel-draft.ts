import { dayColumn, monthColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const novelDraft: ClimbText = {
  code: 'novel-draft',
  category: 'creative',
  language: 'en',
  color: 'purple',
  icon: 'pen',
  name: 'A first novel draft in half a year',
  description:
    'For people who have carried a story about for a long time. Four weeks to prepare, twenty weeks to write, two to finish: at 500 words on five days a week you get a draft of some 50,000 words. It will be a bad draft, and a whole one; revising comes afterwards.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Know the story well enough to begin',
      description:
        'At the end of the preparation you know who wants something, what stands in the way, and how it ends. All of it may change while you write.',
      label: 'Month 1',
      column: monthColumn,
      periodIndex: 1,
    },
    {
      name: 'Choose the hour and the place that belong to writing',
      description:
        'The same half hour or hour on five days a week, at a table that you can leave as it is. Early is safer than late, because a day takes what it can get. Tell the people at home what a closed door means.',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Say in two sentences who wants what, and what stands in the way',
      description:
        'Write twenty versions and throw away nineteen. A good one has a person, a wish, an obstacle and a price. Read it to somebody: if they ask “and then?”, keep it.',
      notes: '[Name] wants …\nBut …',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Let every main character write a page about themselves',
      description:
        'In their own voice, about a day on which nothing happened. You look for three things: what they want, what they are afraid of, what they lie about. Two to four characters are plenty.',
      notes: 'Wants:\nFears:\nLies about:',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Write the first and the last scene as a sketch',
      description:
        'Half a page each, quickly. The first shows a normal day with a crack in it, the last shows who has changed. You now have two shores; the draft is the bridge.',
      label: 'Week 3',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'List forty scenes, one line each',
      description:
        'Every line: who meets whom, where, and what is different afterwards. Mark the three turning points: no way back, everything seems lost, decision. On sticky notes they can be moved.',
      label: 'Week 4',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Write 2,500 words, on five days',
      description:
        'The opening: people, place, the crack, the first step from which there is no return. Do not read back further than the last paragraph, and do not correct. Stop in the middle of a sentence; tomorrow you know how to begin.',
      notes: 'Words Mon to Fri:\nNext scene:',
      label: 'First quarter',
      column: weekColumn,
      periodIndex: 5,
      repeatCount: 5,
    },
    {
      name: 'Write the first 500 words',
      description:
        'They will be replaced anyway, so begin anywhere: with a voice, a door, a quarrel. Set a timer for forty minutes and keep the hand moving. Write the date beneath it.',
      label: 'The first page',
      column: dayColumn,
      periodIndex: 29,
    },
    {
      name: 'Write 2,500 words, on five days',
      description:
        'The obstacles grow. If a scene bores you, let somebody fail at something, or come in who should not be there. Note changes for earlier chapters on a list and go on as if they were made.',
      notes: 'Words Mon to Fri:\nTo change later:',
      label: 'Second quarter',
      column: weekColumn,
      periodIndex: 10,
      repeatCount: 5,
    },
    {
      name: 'Print what I have, weigh it in my hand, and do not read it',
      description:
        'About 25,000 words, some hundred pages. Put the pile beside the desk. Doubt at this point belongs to the work: nearly everybody wants to begin something new here.',
      label: 'Halfway',
      column: dayColumn,
      periodIndex: 98,
    },
    {
      name: 'Write 2,500 words, on five days',
      description:
        'From the middle to the point at which everything seems lost. Look at the scene list again and cross out what the story no longer needs. Jump ahead to the scene that you look forward to if you are stuck.',
      notes: 'Words Mon to Fri:\nScenes that fall away:',
      label: 'Third quarter',
      column: weekColumn,
      periodIndex: 15,
      repeatCount: 5,
    },
    {
      name: 'Have the ending in sight',
      description:
        'Most people who begin a novel never reach the last chapter. The difference is rarely talent; it is five half hours a week, for half a year.',
      label: 'Month 6',
      column: monthColumn,
      periodIndex: 6,
    },
    {
      name: 'Write 2,500 words, on five days',
      description:
        'The decision, its price, and what remains. Endings are often too short in a first draft: stay in the scene, let people answer each other.',
      notes: 'Words Mon to Fri:\nWhat still has to be answered:',
      label: 'Last quarter',
      column: weekColumn,
      periodIndex: 20,
      repeatCount: 5,
    },
    {
      name: 'Fill the holes that I left with one sentence each',
      description:
        'Wherever it says “fight here” or “research”, write one plain sentence that says what happens. The draft is to be readable from beginning to end, not beautiful.',
      label: 'Week 25',
      column: weekColumn,
      periodIndex: 25,
    },
    {
      name: 'Write “The end” and make two copies',
      description:
        'One in another place than the first. Then go out to eat with somebody who put up with the closed door.',
      label: 'The summit',
      column: dayColumn,
      periodIndex: 182,
    },
    {
      name: 'Put the draft into a drawer and write down three questions',
      description:
        'It has to lie for at least four weeks before you read it; only distance makes you a reader. Write down now what you want to know then, and put the date of the first reading into your plan.',
      notes: 'What I want to know when I read it:\nI read it from … on.',
      label: 'Week 26',
      column: weekColumn,
      periodIndex: 26,
    },
  ],
};
