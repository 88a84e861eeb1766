import { dayColumn, monthColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const languageToA1: ClimbText = {
  code: 'language-to-a1',
  category: 'learning',
  language: 'en',
  color: 'green',
  icon: 'speech',
  name: 'A new language to A1 in 90 days',
  description:
    'For beginners with half an hour a day. After ninety days you can introduce yourself, shop, ask the way and talk about your day: level A1, some 600 words and the present tense. For languages with another script, plan twice the time; an official certificate needs an examination as well.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Introduce myself without looking anything up',
      description:
        'Name, home, work, family, what you like: ten sentences that you can say in any order. That is the first conversation with everybody you will ever meet in this language.',
      label: 'Month 1',
      column: monthColumn,
      periodIndex: 1,
    },
    {
      name: 'Choose one course, one dictionary and one listening source',
      description:
        'One of each, and no others for ninety days: searching for the best method costs more than a middling one. The course should have sound, exercises and twelve or so units up to A1.',
      notes: 'Course:\nDictionary:\nTo listen to:\nWhy I learn this language:',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Learn the sounds that my own language does not have',
      description:
        'Listen to single words, repeat them aloud, record yourself and compare. Ten sounds and twenty words are enough today. A good accent in the first week saves years.',
      label: 'Day 2',
      column: dayColumn,
      periodIndex: 2,
    },
    {
      name: 'Learn ten words and repeat those of the last days',
      description:
        'Ten minutes with cards, on paper or in an app that asks again at growing intervals. Always write a word with a small sentence and say it aloud. Repeating comes first; if time is short, leave out the new ones.',
      label: 'Every day',
      column: dayColumn,
      periodIndex: 3,
      repeatCount: 28,
    },
    {
      name: 'Greet, thank, apologise, and count to twenty',
      description:
        'Unit 1 of the course in five sessions of twenty minutes. Say numbers aloud wherever you see them: house doors, prices, buses.',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Say who I am and where I come from',
      description:
        'Unit 2: the verb “to be”, countries, professions, questions with who, where and what. Write five sentences about yourself and have them corrected.',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Speak about family and belongings',
      description:
        'Unit 3: “have”, my and your, singular and plural. Describe a photograph of your family in eight sentences, aloud.',
      label: 'Week 3',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Order food and drink, and pay',
      description:
        'Unit 4: polite requests, prices, numbers to a hundred. Play the scene twice, once as the guest and once as the waiter.',
      label: 'Week 4',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Record one minute about myself',
      description:
        'Without notes, without a second attempt. Keep the recording: it will make you smile on day 90.',
      label: 'Milestone',
      column: dayColumn,
      periodIndex: 28,
    },
    {
      name: 'Have the first quarter of an hour of conversation',
      description:
        'With an exchange partner, a teacher or a patient neighbour. Prepare ten questions; the one who asks decides the topic.',
      notes: 'My ten questions:',
      label: 'Month 2',
      column: monthColumn,
      periodIndex: 2,
    },
    {
      name: 'Tell the time and talk about my day',
      description:
        'Unit 5: times, weekdays, regular verbs in the present. Tell yourself what you are doing while you do it: I get up, I make coffee. From now on fifty new words a week are enough for the cards.',
      label: 'Week 5',
      column: weekColumn,
      periodIndex: 5,
    },
    {
      name: 'Ask the way and understand the answer',
      description:
        'Unit 6: left, right, straight on, at the corner, the means of transport. Draw a map of your quarter and guide somebody through it. Learn “Once more and slowly, please” so well that you can say it in your sleep.',
      label: 'Week 6',
      column: weekColumn,
      periodIndex: 6,
    },
    {
      name: 'Find somebody to speak with once a week',
      description:
        'Exchange partners, evening classes, a teacher on the internet: half an hour a week is enough. Agree that they correct only what hinders understanding.',
      label: 'Day 40',
      column: dayColumn,
      periodIndex: 40,
    },
    {
      name: 'Shop: clothes, colours, sizes, this one and that one',
      description:
        'Unit 7: adjectives and how they change. Name the colour and the use of twenty things in your flat.',
      label: 'Week 7',
      column: weekColumn,
      periodIndex: 7,
    },
    {
      name: 'Say what I like, can and must do',
      description:
        'Unit 8: the verbs for liking, wanting, being able and having to, and the sentence order that goes with them. With these four verbs you can get round most words that you do not know yet.',
      label: 'Week 8',
      column: weekColumn,
      periodIndex: 8,
    },
    {
      name: 'Learn the hundred most frequent words by heart',
      description:
        'Look for a frequency list of your language and tick what you know. The hundred most frequent words make up about half of everyday speech.',
      label: 'Day 60',
      column: dayColumn,
      periodIndex: 60,
    },
    {
      name: 'Manage three everyday situations entirely in the language',
      description:
        'A shop, a call, a form, a recipe, a message to somebody: real ones where possible, played ones otherwise. Write down which sentence was missing each time and learn it.',
      notes:
        'Situation 1, and what was missing:\nSituation 2, and what was missing:\nSituation 3, and what was missing:',
      label: 'Month 3',
      column: monthColumn,
      periodIndex: 3,
    },
    {
      name: 'Make appointments and write short messages',
      description:
        'Unit 9: dates, months, invitations, accepting and declining. Set your telephone to the language for a week if you dare.',
      label: 'Week 9',
      column: weekColumn,
      periodIndex: 9,
    },
    {
      name: 'Speak about yesterday in simple sentences',
      description:
        'Unit 10: the most common form of the past and ten verbs that are irregular. Every evening three sentences about the day, on paper.',
      label: 'Week 10',
      column: weekColumn,
      periodIndex: 10,
    },
    {
      name: 'Describe a flat, and say what hurts at the doctor’s',
      description:
        'Units 11 and 12: rooms, furniture, the body, giving advice. Half of the week repeats the older units: open every second one and do its last exercise.',
      label: 'Week 11',
      column: weekColumn,
      periodIndex: 11,
    },
    {
      name: 'Do a model test for A1 and find the gaps',
      description:
        'They are free on the pages of the great language institutes: listening, reading, writing, speaking, a good hour in all. Sixty points out of a hundred are usually enough. The two weakest parts get the rest of the time.',
      notes: 'Listening:\nReading:\nWriting:\nSpeaking:',
      label: 'Week 12',
      column: weekColumn,
      periodIndex: 12,
    },
    {
      name: 'Close the two largest gaps',
      description:
        'Twenty minutes each day for the weaker skill, ten for the other. No new words this week: what you have has to become quick.',
      label: 'Week 13',
      column: weekColumn,
      periodIndex: 13,
    },
    {
      name: 'Speak for half an hour, and listen to the recording of day 28',
      description:
        'With your partner, only in the language, about anything. Then listen to yourself on day 28. Decide whether the next ninety days lead to A2.',
      label: 'The summit',
      column: dayColumn,
      periodIndex: 90,
    },
  ],
};
