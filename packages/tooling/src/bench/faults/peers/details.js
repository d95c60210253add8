import { createElement } from 'react';

const Details = () => createElement('p', { id: 'details' }, 'Details');

export default Details;
