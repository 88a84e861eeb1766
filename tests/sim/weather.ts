export const usualWeather = {
  edit: 24,
  network: 50,
  time: 16,
  crash: 3,
  /** A tab crashes, its user leaves the page, or its disk is full. */
  mishap: 3,
  offline: 2,
  online: 2,
  tabs: 2,
  membership: 0.7,
  backUp: 0.7,
  restore: 0.25,
  forget: 0.3,
};

export type Weather = Partial<Readonly<Record<keyof typeof usualWeather, number>>>;
