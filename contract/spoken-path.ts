/** Where the sounds of texts that somebody had said are served. */
export const SPOKEN_PATH = '/media/speech/';
