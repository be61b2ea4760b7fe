import { serveProcess } from '../serve-process.ts';
import { audioRequest } from './audio-request.ts';
import { audioSeconds } from './audio-seconds.ts';
import { decodeAudio } from './decode-audio.ts';

serveProcess((message) => {
  const { file, from, most } = audioRequest.parse(message);
  return most === null ? decodeAudio(file, from) : audioSeconds(file, most);
});
