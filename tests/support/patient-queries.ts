import { configure } from '@testing-library/react';

// How long is long depends on the machine and on what else it does; nothing here measures speed.
configure({ asyncUtilTimeout: 15_000 });
