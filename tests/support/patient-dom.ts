import { configure } from '@testing-library/react';

// Its own second is over before the first drawing of a large screen on a busy computer.
configure({ asyncUtilTimeout: 20_000 });
