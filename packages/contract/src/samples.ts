export { sampleResponse } from './samples/sample-response.ts';
