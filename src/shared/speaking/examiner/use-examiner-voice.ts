import { useEffect, useState } from 'react';
import { createExaminerVoice, type ExaminerVoice } from './examiner-voice.ts';

/** The examiner's voice for as long as the screen is open; silent when it is left. */
export function useExaminerVoice(): ExaminerVoice {
  const [voice] = useState(createExaminerVoice);
  useEffect(() => () => voice.close(), [voice]);
  return voice;
}
