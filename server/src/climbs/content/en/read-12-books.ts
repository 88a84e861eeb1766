import { dayColumn, monthColumn, quarterColumn, weekColumn, yearColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const read12Books: ClimbText = {
  code: 'read-12-books',
  category: 'learning',
  language: 'en',
  color: 'brown',
  icon: 'book',
  name: 'Read 12 books in a year',
  description:
    'For people who used to read, or would like to begin. A book a month is about ten pages a day; each month has a little direction, so that you do not always read the same. Listening counts, and you may stop reading a book that does not deserve you.',
  inOrder: false,
  steps: [
    {
      name: 'Read twelve books',
      description:
        'Twelve is the number, ten pages a day are the way. Keep one line about each book here; in years to come you will like to read them. If you did not begin in January, take this goal along into the next year.',
      notes: '1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12',
      label: 'The aim',
      column: yearColumn,
      periodIndex: 1,
    },
    {
      name: 'Read three books and talk about one of them',
      description:
        'Three months, three books: a month that goes badly can be made up for in the next. Tell somebody the story of one of them; only in telling do you notice what you have read.',
      notes: '[ ] First book\n[ ] Second book\n[ ] Third book\nTold to:',
      label: 'Every quarter',
      column: quarterColumn,
      periodIndex: 1,
      repeatCount: 4,
    },
    {
      name: 'Put a book where the telephone lies in the evening',
      description:
        'Beside the bed, on the sofa, in the bag: one place, one book, opened. Choose one that you are curious about today, not one that you should have read long ago.',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Read ten pages before the day is over',
      description:
        'On bad evenings one page will do; on good ones you will read on by yourself. Three weeks are enough to learn where in the day your pages are.',
      label: 'Every evening',
      column: dayColumn,
      periodIndex: 1,
      repeatCount: 21,
    },
    {
      name: 'Join a library and make a list of twenty titles',
      description:
        'Twenty for twelve, so that you can choose by mood. Ask three people for the book that they have given away most often. Reserve one of them today.',
      notes: 'Recommended by:\nFrom the shelf at home:\nFrom the library:',
      label: 'Day 6',
      column: dayColumn,
      periodIndex: 6,
    },
    {
      name: 'Apply the fifty-page rule to the first book',
      description:
        'If you do not want to know by page fifty how it goes on, stop, without a bad conscience. Reading is no examination, and the next book is waiting.',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Read a short book to the end',
      description: 'Under two hundred pages. Finishing is a skill, and it begins with something small.',
      notes: 'Title, author:\nOne sentence that stays:',
      label: 'Book 1',
      column: monthColumn,
      periodIndex: 1,
    },
    {
      name: 'Read the book that a friend loves',
      description: 'Ask beforehand what it did for them, and tell them afterwards what it did for you.',
      notes: 'Title, author:\nOne sentence that stays:',
      label: 'Book 2',
      column: monthColumn,
      periodIndex: 2,
    },
    {
      name: 'Read something true: a life, a journey, a science',
      description:
        'Non-fiction may be read in pieces: contents first, then the chapter that attracts you. Write down three things that you did not know.',
      notes: 'Title, author:\nThree things that I did not know:',
      label: 'Book 3',
      column: monthColumn,
      periodIndex: 3,
    },
    {
      name: 'Read a book from a country I know nothing about',
      description:
        'Translated novels are the cheapest journey. Look at the map before you begin, and at the news of that country when you have finished.',
      notes: 'Title, author, country:\nOne sentence that stays:',
      label: 'Book 4',
      column: monthColumn,
      periodIndex: 4,
    },
    {
      name: 'Listen to a book while walking',
      description:
        'Ten to twelve hours of listening are one book. Choose a voice that you like; listen to the sample first. Short walks, ironing and trains add up to a month.',
      notes: 'Title, author, voice:\nOne scene that stays:',
      label: 'Book 5',
      column: monthColumn,
      periodIndex: 5,
    },
    {
      name: 'Read poems or short stories, one a day',
      description:
        'Read a poem twice, the second time aloud. Leave a bookmark at those that you would like to give to somebody, and give away one.',
      notes: 'Title, author:\nThe one I gave away, and to whom:',
      label: 'Book 6',
      column: monthColumn,
      periodIndex: 6,
    },
    {
      name: 'Count the books and bring the list up to date',
      description:
        'Fewer than five? Choose two thin ones. More than seven? Take the thick one that you have been afraid of.',
      label: 'Half of the way',
      column: dayColumn,
      periodIndex: 182,
    },
    {
      name: 'Read the thick book that I have always put off',
      description:
        'Divide the pages by thirty and pencil a mark at every day’s portion. For names, keep a slip of paper as a bookmark.',
      notes: 'Title, author:\nWho is who:',
      label: 'Book 7',
      column: monthColumn,
      periodIndex: 7,
    },
    {
      name: 'Read a book that I loved as a child',
      description:
        'In a few evenings, if possible aloud to somebody. See which pages you remember and which you only now understand.',
      notes: 'Title, author:\nWhat I only understand today:',
      label: 'Book 8',
      column: monthColumn,
      periodIndex: 8,
    },
    {
      name: 'Read about something that I want to be able to do',
      description:
        'A craft, a kitchen, a garden, a trade. A book of this kind is read when you have tried one thing out of it.',
      notes: 'Title, author:\nWhat I have tried:',
      label: 'Book 9',
      column: monthColumn,
      periodIndex: 9,
    },
    {
      name: 'Read a book together with somebody',
      description:
        'Two copies, two dates: halfway and the end. An hour of talk each, with three questions that you send beforehand.',
      notes: 'Title, author, with:\nMy three questions:',
      label: 'Book 10',
      column: monthColumn,
      periodIndex: 10,
    },
    {
      name: 'Read somebody with whom I disagree',
      description:
        'First write down in their words what they mean, so that they would nod. Only then argue, in the margin.',
      notes: 'Title, author:\nWhat they mean, in fair words:',
      label: 'Book 11',
      column: monthColumn,
      periodIndex: 11,
    },
    {
      name: 'Read the best book of the year once more, or give it away',
      description:
        'Look through your twelve lines. The one that you remember without reading the line is the best. Wrap it up for somebody, with a note on the first page.',
      notes: 'The best of the year, and why:',
      label: 'Book 12',
      column: monthColumn,
      periodIndex: 12,
    },
  ],
};
