import type { RuleCases } from './rule-cases.ts';

export const AGREEMENT_CASES: RuleCases = {
  'third-person-s': {
    wrong: `
[It help→It helps] students a lot.
I think that [she don’t→she doesn't] know.
When it rains, [it make→it makes] people sad.
[He often go→He often goes] out.
[It have→It has] many rooms.`,
    right: `
It helps students a lot.
Let it go.
Does he have a job?
I suggest that he go home.
They make it work.`,
  },
  'singular-noun-verb': {
    wrong: `
[The internet have→The internet has] many uses.
It is useful because [education give→education gives] us skills.
[My mother work→My mother works] in a bank.
[This problem affect→This problem affects] the city.
[My brother want→My brother wants] to go.`,
    right: `
Does the internet have limits?
Life has changed.
The government needs help.
Companies that use the internet have an edge.
A cat and a dog give us joy.`,
  },
  'every-one-verb': {
    wrong: `
[Each student have→Each student has] a book.
[Every country are→Every country is] different.
[Everyone need→Everyone needs] a friend.
[Nobody want→Nobody wants] to go.
[Every family have→Every family has] a car.`,
    right: `
Each student has a book.
Does every student have a book?
The parents of each student have a say.
Let everyone speak.
They make everybody work.`,
  },
  'each-of-verb': {
    wrong: `
[Each of us have→Each of us has] a dream.
[One of my friends are→One of my friends is] ill.
[Each of the students need→Each of the students needs] a desk.
I know that it is hard, but [each of them want→each of them wants] to try.
[Neither of them have→Neither of them has] a car.`,
    right: `
If one of my friends were ill, I would go.
Each of us has a dream.
One of my friends lives here.
Does each of them have a car?
They gave each of us advice.
One of the students who have jobs left.`,
  },
  'people-in-place-verb': {
    wrong: `
[People in my country is→People in my country are] friendly.
[Students in this school has→Students in this school have] no time.
It is sad because [children in villages doesn't→children in villages don't] study.
[Many people in the city was→Many people in the city were] ill.
[Workers at the company has→Workers at the company have] a day off.`,
    right: `
People in my country are friendly.
Helping people in the city is good.
The life of people in villages is hard.
Is it true that people in villages walk?
One of the men in the room was ill.`,
  },
  'in-place-have': {
    wrong: `
[In my city have one→In my city there is one] library.
As I know, [in our class has many→in our class there are many] girls.
[In my country have a→In my country there is a] festival.
[In the park has many→In the park there are many] trees.
[In this school have two→In this school there are two] gyms.`,
    right: `
In my city there is a library.
Children in my class have phones.
In the world there have been wars.
People in my country have jobs.
In my family we have two cars.`,
  },
  'plural-subject-singular-verb': {
    wrong: `
[People is→People are] busy.
When [young people has→young people have] money, they spend it.
[They was→They were] late.
[Many children doesn’t→Many children don't] read.
[Cars gives→Cars give] us freedom.`,
    right: `
Helping people is good.
One of the children is ill.
The number of students is growing.
People are busy.
Ten years is a long time.`,
  },
  'there-is-plural': {
    wrong: `
[There is many reasons→There are many reasons].
[There have a lot of cars→There are a lot of cars] here.
In my class, [there has two boys→there are two boys].
[There are a problem→There is a problem] here.
[There is many reason→There are many reasons] for this.
[There is some students→There are some students] outside.`,
    right: `
There are many reasons.
There is a lot of traffic.
There is many a slip.
There have been changes.
There are a number of ways.`,
  },
  'who-verb': {
    wrong: `
[People who has→People who have] money can help.
I know [students who works→students who work] at night.
A [person who have→person who has] a dog is happy.
[Those who is→Those who are] old need care.
[Someone who want→Someone who wants] to learn must try.`,
    right: `
People who have money can help.
He is one of the students who work at night.
A person who has a dog is happy.
Those who are old need care.
Students who cut class fail.`,
  },
  'gerund-subject': {
    wrong: `
[Learning English are→Learning English is] useful.
[Playing games have→Playing games has] benefits.
[Using social media make→Using social media makes] us tired.
I think [reading books give→reading books gives] us ideas.
[Living in the city have→Living in the city has] drawbacks.`,
    right: `
Learning English is useful.
People living in cities have cars.
Students learning English are busy.
Do playing games have limits?
Playing cards are sold here.`,
  },
  'number-of-verb': {
    wrong: `
[The number of cars have→The number of cars has] risen.
[The number of students are→The number of students is] high.
[The amount of waste were→The amount of waste was] small.
[The quality of products are→The quality of products is] low.
[The rate of crime have→The rate of crime has] fallen.
[The level of noise do not increase→The level of noise does not increase] there.`,
    right: `
The number of cars has risen.
A number of students are late.
The number of people who have cars is high.
The level of the sea is rising.
It depends on the number of children they have.
It is driving up the amount of time our pupils are sitting.
The percentage of adults is low.`,
  },
  'person-verb': {
    wrong: `
[My mother cook→My mother cooks] every day.
[My mother cook→My mother cooks] dinner for us.
[His father work→His father works] hard.
[My best friend live→My best friend lives] near me.
[Our teacher speak→Our teacher speaks] well.
[My mother cook→My mother cooks] rice.
[My mother often cook→My mother often cooks] Vietnamese food.
[My sister like→My sister likes] music.
[My father go→My father goes] fishing.`,
    right: `
My mother cooks dinner every day.
My father read in the garden.
My friend request was ignored.
Did my mother cook dinner?
They let my brother sleep at home.
My teacher work load is heavy.
My sister like many others has two jobs.
My mother made a cake.
They saw my father go home.`,
  },
};
