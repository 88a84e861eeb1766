/** A mouse drags after this many pixels, so that a click stays a click (spec core §9). */
export const mouseThreshold = 5;
/** A finger drags after resting this long, in milliseconds, so that a swipe stays a scroll (accounts §9). */
export const longPressMs = 300;
/** How far a resting finger may tremble, in pixels (accounts §9). */
export const trembling = 10;
/** How long the phone shakes as a goal is lifted, in milliseconds (spec core §9). */
export const hapticMs = 100;
/** A mouse that is held down longer than this did not click, in milliseconds (accounts §9). */
export const clickMs = 350;
/** How long a drag rests at an edge before the next days come, in milliseconds (accounts §9). */
export const edgeHoverMs = 200;
/** How long days slide, in milliseconds: no further ones come before (accounts §9). */
export const slideMs = 350;
