export { makeSample } from './samples/make-sample.ts';
export { sampleResponse } from './samples/sample-response.ts';
