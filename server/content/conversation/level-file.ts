import type { ConversationLevel } from '#contract/conversation-course.ts';
import type { WrittenScene } from '../../db/schema-conversation.ts';
import type { WrittenSound } from '../../db/schema-sounds.ts';
import type { KnownWords } from '../sounds/known-words.ts';
import type { SourceFile } from '../source-file.ts';
import type { LevelSource } from './course-sources.ts';

/** What the levels of a pack refer to. */
export interface Material {
  scenes: readonly WrittenScene[];
  sounds: readonly WrittenSound[];
  words: KnownWords;
}

export interface LevelFile extends SourceFile<LevelSource> {
  level: ConversationLevel;
}
