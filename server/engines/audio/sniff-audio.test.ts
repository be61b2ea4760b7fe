import { describe, expect, it } from 'vitest';
import { sniffAudio } from './sniff-audio.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));

describe('sniffAudio', () => {
  const cases = [
    { name: 'WebM', start: bytes([0x1a, 0x45, 0xdf, 0xa3], 'webm....'), type: 'audio/webm' },
    { name: 'Ogg', start: bytes('OggS', [0, 2, 0, 0]), type: 'audio/ogg' },
    { name: 'MP4', start: bytes([0, 0, 0, 0x1c], 'ftypiso5'), type: 'audio/mp4' },
    { name: 'WAV', start: bytes('RIFF', [1, 0, 0, 0], 'WAVEfmt '), type: 'audio/wav' },
    { name: 'another RIFF', start: bytes('RIFF', [1, 0, 0, 0], 'AVI LIST'), type: null },
    { name: 'PNG', start: bytes([0x89], 'PNG', [13, 10, 26, 10]), type: null },
    { name: 'HTML', start: bytes('<!doctype html>'), type: null },
    { name: 'a piece too short to tell', start: bytes('Og'), type: null },
    { name: 'nothing', start: bytes(), type: null },
  ];
  it.each(cases)('detects $name as $type', ({ start, type }) => {
    expect(sniffAudio(start)).toBe(type);
  });
});
