/** How often what happens in a world, in proportion. */
export const usualWeather = {
  edit: 24,
  network: 50,
  time: 16,
  /** A device loses its power. */
  crash: 3,
  /** A tab crashes before or after one of its next steps, is left there, or its disk is full. */
  mishap: 3,
  offline: 2,
  online: 2,
  /** A tab is opened, closed, frozen or woken. */
  tabs: 2,
  /** Somebody leaves a space, or comes (back) into it. */
  membership: 0.7,
  /** The server's rows are backed up. */
  backUp: 0.7,
  /** The server goes back to the last backup. */
  restore: 0.25,
  /** Half a year's history is forgotten. */
  forget: 0.3,
};

/** Weather that differs from the usual. */
export type Weather = Partial<Readonly<Record<keyof typeof usualWeather, number>>>;
