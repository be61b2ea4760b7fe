interface WritingTopic {
  name: string;
  /** The conflict that the questions of this family are about. */
  tension: string;
  /** A question written for practice, not taken from a real test. */
  sample: string;
  phrases: readonly string[];
}

/** Families of recurring topics in Writing Task 2. */
export const WRITING_TOPICS: readonly WritingTopic[] = [
  {
    name: 'Giáo dục',
    tension: 'Học để làm việc hay để mở mang; thi cử hay đánh giá cả quá trình; học trực tuyến hay tới lớp.',
    sample:
      'Some universities now let students replace final exams with a project done over the whole term. Is this a positive or a negative development?',
    phrases: ['sit an exam', 'hands-on experience', 'fall behind', 'a well-rounded education'],
  },
  {
    name: 'Công nghệ',
    tension: 'Tiện lợi đổi lấy riêng tư, việc làm và thời gian bên nhau.',
    sample:
      'Many shops accept only electronic payment. Do the advantages of a society without cash outweigh the disadvantages?',
    phrases: ['be replaced by machines', 'personal data', 'keep pace with', 'screen time'],
  },
  {
    name: 'Môi trường',
    tension: 'Trách nhiệm thuộc về cá nhân, doanh nghiệp hay nhà nước; phát triển hay giữ gìn.',
    sample:
      'Household waste keeps growing in big cities. What are the causes of this, and what could residents and the government do about it?',
    phrases: ['single-use plastic', 'carbon footprint', 'impose a tax on', 'renewable energy'],
  },
  {
    name: 'Sức khỏe',
    tension: 'Phòng bệnh hay chữa bệnh; tự do ăn uống hay quy định chặt hơn.',
    sample:
      'Some people think schools should ban sugary drinks; others say families should decide. Discuss both views and give your own opinion.',
    phrases: ['a sedentary lifestyle', 'put pressure on hospitals', 'a balanced diet', 'mental well-being'],
  },
  {
    name: 'Công việc',
    tension: 'Lương hay niềm vui; làm từ xa hay ở văn phòng; trung thành hay đổi việc.',
    sample:
      'More and more employees work from home several days a week. To what extent does this benefit both workers and companies?',
    phrases: ['job satisfaction', 'work-life balance', 'climb the career ladder', 'a flexible schedule'],
  },
  {
    name: 'Đô thị và giao thông',
    tension: 'Xe riêng hay phương tiện công cộng; phố cao tầng hay khoảng xanh; thành phố hay nông thôn.',
    sample:
      'To reduce traffic jams, some cities close their centres to private cars at weekends. Do you agree or disagree with this policy?',
    phrases: ['rush hour', 'public transport network', 'affordable housing', 'urban sprawl'],
  },
  {
    name: 'Gia đình và trẻ em',
    tension: 'Cha mẹ, nhà trường và xã hội: ai dạy trẻ điều gì, từ tuổi nào.',
    sample:
      'In many families both parents work, and grandparents look after the children. What problems can this cause, and how can they be solved?',
    phrases: ['set a good example', 'raise a child', 'generation gap', 'household chores'],
  },
  {
    name: 'Truyền thông và quảng cáo',
    tension: 'Tự do thông tin hay kiểm soát; quảng cáo giúp người mua hay dẫn dắt người mua.',
    sample:
      'Young people often get their news from short videos. Why is this so, and is it a problem for society?',
    phrases: ['a reliable source', 'target an audience', 'spread rumours', 'impulse buying'],
  },
  {
    name: 'Pháp luật và an toàn',
    tension: 'Phạt nặng hay giáo dục lại; giám sát nhiều hơn hay tin nhau hơn.',
    sample:
      'Some people believe that community work is a better punishment than prison for minor crimes. To what extent do you agree?',
    phrases: ['commit an offence', 'act as a deterrent', 'reoffend', 'law enforcement'],
  },
  {
    name: 'Văn hóa và du lịch',
    tension: 'Giữ bản sắc hay hòa nhập; khách du lịch mang tiền tới và mang gì đi.',
    sample:
      'Old houses in many towns are turned into hotels and cafés for tourists. Do the benefits for local people outweigh the drawbacks?',
    phrases: ['cultural heritage', 'a source of income', 'lose its identity', 'mass tourism'],
  },
  {
    name: 'Nhà nước chi tiền vào đâu',
    tension: 'Một ngân sách, nhiều việc: nghệ thuật, không gian, thể thao hay bệnh viện, trường học.',
    sample:
      'Governments should spend money on libraries and parks rather than on large sports events. Do you agree or disagree?',
    phrases: ['public spending', 'allocate funds to', 'a waste of taxpayers’ money', 'in the long run'],
  },
];

/** Types of Task 2 questions, and what each requires. */
export const TASK_TWO_KINDS = [
  {
    name: 'Agree or disagree',
    need: 'Chọn một phía hoặc nói rõ mức độ, và giữ quan điểm ấy từ mở bài tới kết bài.',
  },
  {
    name: 'Discuss both views',
    need: 'Trình bày công bằng cả hai bên, rồi mới nói ý mình. Thiếu ý mình là thiếu đề.',
  },
  {
    name: 'Advantages and disadvantages',
    need: 'Hỏi “outweigh” thì phải cân và kết luận bên nào nặng hơn.',
  },
  { name: 'Causes, problems, solutions', need: 'Mỗi giải pháp đi với đúng nguyên nhân của nó.' },
  { name: 'Two questions', need: 'Hai câu hỏi, hai phần trả lời dài tương đương.' },
] as const;
