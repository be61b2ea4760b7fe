import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ENDPOINTS } from '#contract/endpoints.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <main>Luyện: {Object.keys(ENDPOINTS).length}</main>
  </StrictMode>,
);
