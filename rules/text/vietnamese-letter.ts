/** A letter that Vietnamese has and English borrows at most in a name or a café; two Vietnamese sentences hardly do without. */
export const VIETNAMESE_LETTER = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;
