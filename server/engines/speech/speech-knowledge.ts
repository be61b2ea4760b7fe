import type { AcousticModel } from '#speech/acoustic-model.ts';
import type { SpeechKnowledge } from '#speech/aligned-reading.ts';
import { ACOUSTIC_FILES, KNOWLEDGE_FILES, openAcousticModel, openKnowledge } from '#speech/pack/knowledge.ts';
import { readKnowledgeFiles } from './knowledge-files.ts';

export const loadSpeechKnowledge = (): SpeechKnowledge => openKnowledge(readKnowledgeFiles(KNOWLEDGE_FILES));

/** Loads only the model, for callers that need no words and rebuild the score tables. */
export const loadAcousticModel = (): AcousticModel => openAcousticModel(readKnowledgeFiles(ACOUSTIC_FILES));
