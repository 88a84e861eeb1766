/** In display order. */
export const climbIcons = [
  'mountain',
  'flag',
  'compass',
  'calendar',
  'boot',
  'dumbbell',
  'bicycle',
  'heart',
  'leaf',
  'sun',
  'moon',
  'cup',
  'book',
  'speech',
  'cap',
  'pen',
  'brush',
  'note',
  'camera',
  'house',
  'box',
  'cradle',
  'people',
  'briefcase',
  'rocket',
  'coin',
  'phone',
  'chain',
] as const;

export type ClimbIcon = (typeof climbIcons)[number];

/** Names in Lucide, from which the server and the app draw. */
export const climbDrawings: Readonly<Record<ClimbIcon, string>> = {
  mountain: 'mountain',
  flag: 'flag',
  compass: 'compass',
  calendar: 'calendar-days',
  boot: 'footprints',
  dumbbell: 'dumbbell',
  bicycle: 'bike',
  heart: 'heart',
  leaf: 'leaf',
  sun: 'sun',
  moon: 'moon',
  cup: 'coffee',
  book: 'book-open',
  speech: 'message-circle',
  cap: 'graduation-cap',
  pen: 'pen-line',
  brush: 'paintbrush',
  note: 'eighth-notes',
  camera: 'camera',
  house: 'house',
  box: 'package',
  cradle: 'baby',
  people: 'users',
  briefcase: 'briefcase-business',
  rocket: 'rocket',
  coin: 'coins',
  phone: 'smartphone',
  chain: 'link',
};

export function isClimbIcon(value: unknown): value is ClimbIcon {
  return (climbIcons as readonly unknown[]).includes(value);
}
