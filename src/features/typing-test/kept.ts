/**
 * Classes of a part that the browser keeps as it was painted while keys are typed elsewhere. It keeps a stacking context
 * with a layer in it, and walks all others at each frame: the pseudo-element, which shows nothing, is that layer.
 */
export const KEPT = "isolate after:absolute after:content-['']";
