/** The door to what makes a picture better: why line logic stops in it, and which changes would let it go on. */
export { type Improvement, type Improvements, type ImproveOptions, improve } from './improve';
