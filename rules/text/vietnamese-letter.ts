/** A Vietnamese letter that is rare in English (names, “café”) but occurs in almost any two Vietnamese sentences. */
export const VIETNAMESE_LETTER = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;
