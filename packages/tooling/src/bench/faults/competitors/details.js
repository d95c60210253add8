import { createElement } from 'react';

const Details = () => createElement('p', { id: 'details', 'data-version': __VERSION__ }, 'Details');

export default Details;
