/** Where visitors come in. */
export const doors = ['/login/', '/signup/', '/reset/', '/reset/someone/token/'];

/** Where a person with an account can be, and an address that is none. */
export const rooms = [
  '/home/',
  '/horizons/',
  '/horizons/days/',
  '/horizons/days/?view=hours',
  '/horizons/hours/',
  '/horizons/hours/?page=1',
  '/horizons/weeks/',
  '/horizons/months/',
  '/horizons/quarters/',
  '/horizons/years/',
  '/horizons/decades/',
  '/horizons/life/',
  '/calendar/',
  '/calendar/?view=week',
  '/settings/',
  '/settings/not-saved/',
  '/deleted/',
  '/colored/',
  '/about/',
  '/more/',
  '/search/',
  '/search/?q=goal',
  '/nowhere/',
];
