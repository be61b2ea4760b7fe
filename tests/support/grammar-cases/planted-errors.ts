/**
 * Sentences typical of Vietnamese learners, each with one error in brackets. Written for this project, separately from
 * the cases of the rules, to measure how many errors the rule pack finds.
 */
export const PLANTED_ERRORS = `
Nowadays, social network [play] a big part in our daily routine.
The local authorities should build more [park] in crowded areas.
My parents [is] farmers, so they know how hard life can be.
She [have worked] in that factory since she left school.
Students nowadays are [lack] of real experience.
Many tourists [comes] to Ha Long Bay every summer.
I am [agree] that homework should be shorter.
If the government [don't] act soon, the river will die.
The traffic in Ho Chi Minh City is [more worse] than ten years ago.
I have [many homeworks] to finish before Friday.
He gave me a lot of [advices] about my career.
Although my salary is low [but] I love my work.
Because the price went up, [so] fewer people bought it.
In my opinion, [I think] children should play outside more.
We should [discuss about] this problem with our teachers.
I [very like] the food in Da Nang.
My sister is [good in] maths.
They spend most of their free time [to play] video games.
Yesterday my brother [buy] a new motorbike.
When I was a student, I [live] in a small room.
There [have] many reasons why people move to big cities.
In my village [have] a beautiful river.
People [which] live near the airport cannot sleep well.
It is one of the [biggest problem] in modern society.
[Almost] students in my class use a phone.
The [economic] of our country is growing quickly.
She wants to [success] in her career.
Smoking has a bad [affect] on our lungs.
I was [boring] because the film was too long.
This app [can helps] learners remember words.
Parents should let their children [to decide] by themselves.
Many people [prefer] living alone [than] with their family.
We can improve our health [by do] exercise every morning.
I am looking forward to [see] you next week.
He [suggested me to] buy a second-hand laptop.
Young people enjoy [to travel] alone.
She is [enough old] to make her own decisions.
I don't know what [should I] do after graduation.
My father [he works] at a bank near our house.
The number of cars [have increased] rapidly.
Each student [have] to pay a small fee.
A person who [work] at night often feels tired.
Every [employees] should have a day off.
This is [a important] step for young families.
He is [engineer] and he works in Hanoi.
They live in [small house] near the market.
I go to school [by my motorbike] every day because it is fast.
I want to study [in abroad] after high school.
I have studied English [since] six years.
[In the] last Sunday, we visited our grandparents.
[According to me], uniforms are useful.
[By this way], students can save a lot of time.
It is [very difference] from life in the countryside.
People [don't aware] of the danger.
Exercise is good for our [healthy].
[Its] not easy to find a quiet place in the city.
Public transport is cheaper [then] private cars.
Some people like city life, [others people] prefer the countryside.
There are [too much] cars on the streets.
The city needs [less factories] near the river.
I often go to [home] late because of my job.
She [born] in a poor family in Nghe An.
My teacher always [encourage] us to speak.
We must protect [environment] for the next generation.
Playing games too much [are] harmful.
He speaks English very [fluent].
Prices rose [dramatic] between 2005 and 2010.
I like very much [pop music].
[The most of] young people want to live in cities.
It helps people [to feeling] less lonely.
[Is] very important to learn how to cook.
You should not [to eat] too much sugar.
Children [not should] use phones before bed.
He said that he [will] come, but he did not.
I [am live] with my parents in a small flat.
The internet [make] our lives more convenient.
They are interested [about] Korean culture.
[Goverment] should spend more on hospitals.
The water is so dirty [that cannot] drink it.
I usually [listen music] before I sleep.
There are many people [think] that money is everything.
A lot of [tree] were cut down last year.
Cars cause pollution, [they also make] noise.
Sports teach children how [work] in a team.
My hometown is [a place peaceful].
The teacher explained [me the] lesson again.
She has three [childrens] and a big house.
I have [a few money] left this month.
Watching TV [help] me relax after work.
Television programmes [is] less popular than before.
I usually [goes] to school by bus.
My hometown is famous [with] its noodle soup.
Many [company] now let their staff work from home.
She [is work] for a big bank in Da Nang.
The weather in my country is [more hot] than in Japan.
I like [listen] to music when I am sad.
We should [to spend] more time with our family.
He [don't] know how to cook.
Nowadays, there are [many pollution] in big cities.
My mother is the person [which] I admire most.
Fast food is not good for [healthy].
They went to the cinema [in] last Sunday.
I have [visit] Hoi An three times.
[Despite] it was late, we continued to work.
If we plant more trees, the air will [cleaner].
He is one of the best [player] in our team.
It is [a hour] from my house to school.
The teacher gave us [many homework].
I [am very like] this book.
People use phones too much, so they [don't has] time for reading.
When I [come] home yesterday, my mother was cooking.
Smoking is very [danger] for children.
Everyone [want] to be happy.
She asked me where [did I live].
The price of houses [have] risen a lot.
I prefer coffee [than] tea.
It was the first time I [see] the sea.
He drives very [careful].
We need to [protect environment].
Students [must to] wear uniforms.
There [is] many shops near my house.
I want to be [doctor] in the future.
English is [importance] for my job.
Thanks to technology, we can [communicates] with anyone.
My brother is [good in] football.
People should stop [to throw] rubbish on the street.
They have a lot of money, but [they not happy].
I am looking forward to [hear] from you.
[In the conclusion], I agree with this view.
My father [has 50 years old].
He made me [to wait] for two hours.
Children spend much time [for playing] games.
I think the government [should to] ban smoking.`;
