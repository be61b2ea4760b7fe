import { ResultPage } from '../components/result-page.tsx';

export const Component = () => <ResultPage kind="exam" />;
