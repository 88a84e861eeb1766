/** The mouse drags after so many pixels; a shorter move is a click. */
export const mouseThreshold = 5;
/** A resting finger starts a drag after this many milliseconds. */
export const longPressMs = 300;
/** Maximum that a resting finger may move, in pixels. */
export const trembling = 10;
/** A swipe begins after so many pixels. */
export const swipeBegins = 8;
/** Minimum ratio of horizontal to vertical movement in a swipe. A lower ratio is a scroll. */
export const sideways = 1.5;
/** In pixels: touches this close to the window's side belong to the browser. */
export const edgeOfWindow = 24;
/** Vibration in milliseconds when a pulled row is far enough. */
export const readyHapticMs = 15;
/** Vibration in milliseconds when a goal is lifted. */
export const hapticMs = 100;
/** A longer press of the mouse is no click, in milliseconds. */
export const clickMs = 350;
/** A drag at an edge shows the next days after this many milliseconds. */
export const edgeHoverMs = 200;
/** Duration of the slide between days, in milliseconds. The next slide starts after it. */
export const slideMs = 350;
