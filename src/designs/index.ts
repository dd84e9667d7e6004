/** Designs that come as texts, made pictures. The only door of this room. */
export { type Design, type DesignProblem, describeDesignProblem, type ReadDesign, readDesign } from './readDesign';
